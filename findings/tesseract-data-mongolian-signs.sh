#!/usr/bin/env bash
# @tesseract.js-data/mon 1.0.0 (npm), 4.0.0_best_int: what tesseract.js 7 reads Mongolian with.
# Its network has no % and № and none of ъ and щ, which Mongolian writes, but Є and Ї, which it does not (for ө and ү). What it
# can't write becomes something else, with much certainty: 12% is read as "1296", № as "Ne". With `mon+eng` the English
# network's % comes only where the Mongolian one is unsure. So look at such numbers a second time in English.
# Seen: 98 entries in the LSTM's character set; missing: % № ъ щ Щ Ъ ₮; there: Є Ї є ї.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . @tesseract.js-data/mon@1.0.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

// tesseract's TessdataManager: the number of parts, then the offset of each (int64, -1: none). Part 21 is the LSTM's characters.
const data = gunzipSync(
  readFileSync('node_modules/@tesseract.js-data/mon/4.0.0_best_int/mon.traineddata.gz'),
);
const offsets = Array.from({ length: data.readInt32LE(0) }, (_, part) =>
  Number(data.readBigInt64LE(4 + 8 * part)),
);
const start = offsets[21];
const end = Math.min(...offsets.filter((offset) => offset > start), data.length);
const [count, ...lines] = data.subarray(start, end).toString('utf8').trimEnd().split('\n');
const known = new Set(lines.map((line) => line.split(' ')[0]));
const missing = ['%', '№', 'ъ', 'щ', 'Щ', 'Ъ', '₮'].filter((sign) => !known.has(sign));
const foreign = ['Є', 'Ї', 'є', 'ї'].filter((sign) => known.has(sign));
console.log({ characters: Number(count), missing, foreign });
assert.equal(Number(count), 98);
assert.deepEqual(missing, ['%', '№', 'ъ', 'щ', 'Щ', 'Ъ', '₮']);
assert.deepEqual(foreign, ['Є', 'Ї', 'є', 'ї']);
JS
node run.mjs
