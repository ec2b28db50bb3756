#!/usr/bin/env bash
# node-id3 0.2.9 (npm): chapters in ID3v2.
# A table of contents (CTOC) has one byte for its number of entries. With 300 chapters node-id3 writes all 300 ids and the
# count 1, without an error, and reads one entry back, so players that go by the contents show one chapter. The 300
# chapter frames are right: leave the contents out above 255.
# Seen: 300 chapters, count byte 1, one entry read.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . node-id3@0.2.9
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import NodeID3 from 'node-id3';

const chapter = Array.from({ length: 300 }, (_, at) => ({
  elementID: `c${at}`,
  startTimeMs: at * 1000,
  endTimeMs: (at + 1) * 1000,
  tags: { title: `Chapter ${at + 1}` },
}));
const elements = chapter.map((one) => one.elementID);
const tag = NodeID3.create({ chapter, tableOfContents: [{ elementID: 'toc', isOrdered: true, elements }] });
const body = tag.subarray(tag.indexOf('CTOC') + 10);
const count = body.readUInt8(body.indexOf(0) + 2);
const back = NodeID3.read(tag);
const read = back.tableOfContents[0].elements.length;
console.log({ chapters: back.chapter.length, count, read });
assert.deepEqual([back.chapter.length, count, read], [300, 1, 1]);
JS
node run.mjs
