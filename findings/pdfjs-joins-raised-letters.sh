#!/usr/bin/env bash
# pdfjs-dist 6.5.438 (npm) reading a PDF that pdf-lib 1.17.1 drew: 10, a smaller 6 a little above it, and " m", each placed
# by its own text matrix in one font. It needs Node 22, which the package node brings.
# `getTextContent` joins them into one item as long as the 6 is raised by a quarter of the size or less: its height and
# place are those of the first letters, so that a power or an index can't be told from a digit. From three tenths on it is
# an item of its own.
# Seen: raised by 1, 2 and 2.5 of 10 points: one item "106 m"; by 3 and 4: "10", "6 ", "m".
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . pdfjs-dist@6.5.438 pdf-lib@1.17.1 node@22.23.3
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { PDFDocument, PDFNumber, PDFOperator, PDFOperatorNames, StandardFonts } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function itemsOf(rise) {
  const made = await PDFDocument.create();
  const font = await made.embedFont(StandardFonts.Helvetica);
  const page = made.addPage([300, 200]);
  const operator = (name, ...args) => PDFOperator.of(name, args);
  const numbers = (...values) => values.map((value) => PDFNumber.of(value));
  const write = (size, x, y, text) => [
    operator(PDFOperatorNames.SetTextMatrix, ...numbers(size, 0, 0, size, x, y)),
    operator(PDFOperatorNames.ShowText, font.encodeText(text)),
  ];
  page.pushOperators(
    operator(PDFOperatorNames.BeginText),
    operator(
      PDFOperatorNames.SetFontAndSize,
      page.node.newFontDictionary('F', font.ref),
      ...numbers(1),
    ),
    ...write(10, 72, 100, '10'),
    ...write(6, 83.2, 100 + rise, '6'),
    ...write(10, 86.8, 100, ' m'),
    operator(PDFOperatorNames.EndText),
  );
  const read = await getDocument({ data: await made.save(), verbosity: 0 }).promise;
  const { items } = await (await read.getPage(1)).getTextContent();
  return items.map(({ str, height }) => `${str}|${height}`);
}

const found = {};
for (const rise of [1, 2, 2.5, 3, 4]) found[rise] = await itemsOf(rise);
console.log(found);
const [joined, apart] = [['106 m|10'], ['10|10', '6 |6', 'm|10']];
assert.deepEqual(found, { 1: joined, 2: joined, 2.5: joined, 3: apart, 4: apart });
JS
./node_modules/.bin/node run.mjs
