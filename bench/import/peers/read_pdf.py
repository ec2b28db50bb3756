"""Prints the paragraphs of PDF files as JSON. Usage: read_pdf.py pdfminer|pymupdf FILE..."""

import json
import re
import sys


def with_pdfminer(path):
    from pdfminer.high_level import extract_pages
    from pdfminer.layout import LTTextContainer

    return [
        box.get_text()
        for page in extract_pages(path)
        for box in page
        if isinstance(box, LTTextContainer)
    ]


def with_pymupdf(path):
    import pymupdf4llm

    markdown = pymupdf4llm.to_markdown(path)
    # Rows of tables and items of lists are lines, and not all of them are divided by blank ones.
    lines = re.sub(r"^\|[-:| ]+\|$", "", markdown, flags=re.M)
    return re.split(r"\n\s*\n|\n(?=\||\s*(?:[-*]|\d+\.)\s)", lines)


READERS = {"pdfminer": with_pdfminer, "pymupdf": with_pymupdf}

name, *paths = sys.argv[1:]
out = sys.stdout
# Its notes on what it lacks would be in the way.
sys.stdout = sys.stderr
found = [READERS[name](path) for path in paths]
json.dump(found, out)
