"""Serves a folder and the page of docs/clients/browser to headless Chromium.

usage: in_browser.py drive FOLDER PAGE ASKED < the names of the examples    prints what drive.js found
       in_browser.py show FOLDER PAGE QUERY                                 prints the page as it stands in the end
"""
import functools
import http.server
import pathlib
import subprocess
import sys
import tempfile
import threading

mode, folder, page, asked = sys.argv[1:]
text = pathlib.Path(page).read_text(encoding="utf-8")
reader = text.split('<script id="reader">')[1].split("</script>")[0]
finished = threading.Event()
results = []


def test_page():
    driver = pathlib.Path(__file__).with_name("drive.js").read_text(encoding="utf-8")
    return f"""<!doctype html><meta charset="utf-8"><script>{reader}</script><script>{driver}</script><script>
        const reading = folder => async name => {{
            const response = await fetch(folder + "/" + name.split("/").map(encodeURIComponent).join("/"));
            if (!response.ok) throw new Error("the server says " + response.status);
            return new Uint8Array(await response.arrayBuffer());
        }};
        const tell = text => fetch("/found", {{ method: "POST", body: text }});
        drive(Florilegium, {sys.stdin.read().split()}, {asked}, reading)
            .then(found => tell(JSON.stringify(found)), error => tell("failed: " + error.stack));
        </script>"""


class Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        pages = {"/index.html": text, "/test.html": prepared}
        body = pages.get(self.path.split("?")[0])
        if body is None:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body.encode())

    def do_POST(self):
        results.append(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()
        finished.set()

    def log_message(self, *arguments):
        pass


prepared = test_page() if mode == "drive" else None
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/" + ("test.html" if mode == "drive" else f"index.html?{asked}")
with tempfile.TemporaryDirectory() as profile:
    browser = subprocess.Popen(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
         "--virtual-time-budget=60000", "--dump-dom", address],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        if mode == "drive":
            finished.wait(300)
            browser.terminate()
            browser.communicate()
            print(results[0] if results else "failed: the browser said nothing")
        else:
            print(browser.communicate(timeout=300)[0])
    finally:
        browser.kill()
        browser.wait()
