"""Reads the three exports with independent programs; see `check`."""

import json
import sys
import warnings
from pathlib import Path

from citeproc import Citation, CitationItem, CitationStylesBibliography, CitationStylesStyle, formatter
from citeproc.source.json import CiteProcJSON
from lxml import etree
from pyld import jsonld
from rdflib import Graph, Namespace, RDF

SCHEMA = Namespace("https://schema.org/")
TEI = "{http://www.tei-c.org/ns/1.0}"
XML = "{http://www.w3.org/XML/1998/namespace}"

# Item types of csl-data.json 1.0.2 that the export may use.
TYPES = {
    "article", "book", "broadcast", "chapter", "document", "graphic", "interview", "motion_picture",
    "personal_communication", "song", "speech", "webpage",
}


def no_network(url, options):
    raise RuntimeError(f"the export refers to {url}, which needs a network")


def check_jsonld(path):
    document = json.loads(path.read_text())
    expanded = jsonld.expand(document, {"documentLoader": no_network})
    graph = Graph().parse(data=path.read_text(), format="json-ld")
    quotations = set(graph.subjects(RDF.type, SCHEMA.Quotation))
    texts = set(graph.subjects(SCHEMA.text))
    written = [item for item in document["@graph"]]
    assert len(expanded) == len(written), f"PyLD expands {len(expanded)} of {len(written)} quotations"
    assert len(quotations) >= len(written) and quotations <= texts, "rdflib misses quotations or texts"
    for before, after in zip(written, expanded):
        lost = [key for key in before if key[0] != "@" and f"https://schema.org/{key}" not in after
                and key.replace("fl:", "urn:florilegium:terms:") not in after]
        assert not lost, f"{before['@id']} loses {lost}"
        assert after["https://schema.org/text"] == [{"@value": before["text"]}]
    return f"{len(written)} quotations, {len(graph)} triples"


def check_csl(path):
    items = json.loads(path.read_text())
    odd = {item["type"] for item in items} - TYPES
    assert not odd, f"types that CSL does not know: {odd}"
    assert len({item["id"] for item in items}) == len(items), "ids stand twice"
    cited = [item for item in items if "author" in item]
    with warnings.catch_warnings():
        # citeproc-py warns of variables that it does not use itself.
        warnings.simplefilter("ignore")
        # It knows some variables only by strings.
        source = CiteProcJSON([{key: value for key, value in item.items() if key != "custom"} for item in cited])
        style = CitationStylesStyle("harvard-cite-them-right", validate=False)
        bibliography = CitationStylesBibliography(style, source, formatter.plain)
        for item in cited:
            bibliography.register(Citation([CitationItem(item["id"])]))
        lines = [str(line) for line in bibliography.bibliography()]
    assert len(lines) == len(cited)
    # The bibliography may be sorted; what counts is that every title is in it.
    whole = "\n".join(lines).lower().replace("’", "'")
    missing = [item["title"] for item in cited if "title" in item and item["title"].lower().replace("’", "'") not in whole]
    assert not missing, f"titles that no line shows: {missing[:3]}"
    return f"{len(items)} items, {len(lines)} lines of a bibliography, such as: {lines[0]}"


def check_tei(path):
    tree = etree.parse(str(path))
    ids = [element.get(XML + "id") for element in tree.iter() if element.get(XML + "id")]
    assert len(set(ids)) == len(ids), "an xml:id stands twice"
    for element in tree.iter():
        for pointer in (element.get("ana") or "").split():
            assert pointer[1:] in ids, f"{pointer} leads nowhere"
    cits = tree.findall(f".//{TEI}div/{TEI}cit")
    assert cits and all(cit.findtext(f"{TEI}quote") is not None for cit in cits)
    schemas = list(Path(sys.prefix).glob("lib/*/site-packages/schemas/tei_all.rng"))
    if schemas:
        grammar = etree.RelaxNG(etree.parse(str(schemas[0])))
        assert grammar.validate(tree), f"the schema of TEI P5 says: {grammar.error_log.last_error}"
    valid = "valid by the schema of TEI P5" if schemas else "the schema of TEI P5 not at hand"
    return f"{len(cits)} citations, well formed, {valid}, every id unique, every pointer found"


def main():
    folder = Path(sys.argv[1])
    for name, check in [("jsonld", check_jsonld), ("csl", check_csl), ("tei", check_tei)]:
        print(f"{name}: {check(folder / f'catalog.{name}')}")


main()
