// Opens each folder with the reader of docs/clients/browser and tells what it found, under Node and in a browser.
// `reading(folder)` gives a function that reads a file of the folder.
async function drive(Florilegium, folders, asked, reading) {
  const found = {};
  for (const folder of folders) {
    const name = folder.split("/").at(-1);
    try {
      const isPages = name.includes("pages");
      const source = await Florilegium[isPages ? "openPages" : "openBundle"](reading(folder));
      const suiting = [];
      for (const [category, age, language] of asked.choices) suiting.push(await source.pool(category, language, age));
      const slots = isPages ? source.manifest.slots : source.catalog.counts.live + source.catalog.counts.gone;
      const lines = [];
      for (let ordinal = 0; ordinal < slots; ordinal += 1) {
        const record = await source.message(ordinal);
        if (record) lines.push(JSON.stringify(record));
      }
      for (const list of isPages ? source.manifest.lists : [])
        await source.pool(list.category ?? "", list.lang, list.firstAge);
      const resolved = isPages ? [] : asked.ids.map(id => {
        const fate = source.resolve(id);
        const word = Object.keys(fate)[0] ?? "unknown";
        return `${word} ${word === "gone" ? fate.gone.reason : word === "moved" ? fate.moved : ""}`.trim();
      });
      found[name] = { lines, resolved, suiting };
    } catch (error) {
      if (!(error instanceof Florilegium.BadBundle)) throw error;
      found[name] = { refused: error.message };
    }
  }
  return found;
}
