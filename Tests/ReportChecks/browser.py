"""Chromium without a window, driven through its DevTools protocol over two pipes: standard library only.

Protocol: https://chromedevtools.github.io/devtools-protocol/; over pipes each message ends with a zero byte.
"""
import base64
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """One page; `with Browser(...) as page:`."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="report-checks-")
        to_child, self.output = os.pipe()
        self.input, from_child = os.pipe()

        def connect():
            # Chromium reads commands from 3 and writes answers to 4; the pipes may themselves be 3 and 4.
            reading, writing = os.dup(to_child), os.dup(from_child)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--force-color-profile=srgb", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_child)
        os.close(from_child)
        self.rest = b""
        self.number = 0
        self.events = []
        targets = self._call("Target.getTargets", {}, None)["targetInfos"]
        target = next(target["targetId"] for target in targets if target["type"] == "page")
        self.session = self._call("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.profile, ignore_errors=True)

    def _call(self, method, parameters, session):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self._receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def _receive(self):
        while b"\0" not in self.rest:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            self.rest += part
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def call(self, method, **parameters):
        return self._call(method, parameters, self.session)

    def wait(self, method):
        """Waits for an event that comes after what was sent last."""
        for place, event in enumerate(self.events):
            if event.get("method") == method:
                return self.events.pop(place)
        while True:
            event = self._receive()
            if event.get("method") == method:
                return event
            self.events.append(event)

    def shape(self, width, height=900, scheme="light", forced_colors=False, print_media=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 500)
        self.call("Emulation.setEmulatedMedia", media="print" if print_media else "", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
            {"name": "forced-colors", "value": "active" if forced_colors else "none"}])

    def open(self, address, script=True):
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call("Page.navigate", url="about:blank")
        self.wait("Page.loadEventFired")
        self.events.clear()
        self.call("Page.navigate", url=address)
        self.wait("Page.loadEventFired")

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def press(self, key, code=None, text=None, modifiers=0):
        for sort in ("keyDown", "keyUp"):
            parameters = {"type": sort, "key": key, "code": code or key, "modifiers": modifiers,
                          "windowsVirtualKeyCode": {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32}.get(key, 0)}
            if text and sort == "keyDown":
                parameters["text"] = text
            self.call("Input.dispatchKeyEvent", **parameters)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path, selector=None):
        parameters = {"format": "png", "captureBeyondViewport": True}
        if selector:
            box = self.evaluate(
                f"(r => ({{x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height}}))"
                f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")
            parameters["clip"] = {**box, "scale": 1}
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", **parameters)["data"]))

    def troubles(self):
        """What the browser complained of since the page was opened: errors, refusals, requests that left the page."""
        self.evaluate("0")
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"]["text"])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("file:", "data:", "about:")):
                    found.append(f"a request to {url}")
        return found
