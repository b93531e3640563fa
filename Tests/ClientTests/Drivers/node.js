// usage: node node.js PAGE ASKED < the folders; runs the script called "reader" of the page
const fs = require("node:fs");
const path = require("node:path");
globalThis.crypto ??= require("node:crypto").webcrypto;

const reader = fs.readFileSync(process.argv[2], "utf8").split('<script id="reader">')[1].split("</script>")[0];
const Florilegium = new Function(`${reader}; return Florilegium`)();
const drive = new Function(`${fs.readFileSync(path.join(__dirname, "drive.js"), "utf8")}; return drive`)();
const folders = fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
const reading = folder => async name => new Uint8Array(fs.readFileSync(path.join(folder, name)));
drive(Florilegium, folders, JSON.parse(process.argv[3]), reading)
  .then(found => console.log(JSON.stringify(found)), error => { console.error(error); process.exitCode = 1; });
