#!/usr/bin/env bash
# Mongolian dates of ICU in Node 22.23.3 (npm package `node`).
# `Intl.DateTimeFormat('mn', { dateStyle: 'long' })` writes the month as a word, but `formatRange` of the same formatter
# writes months in Roman numerals, with days of two digits.
# Seen: "2026 оны арван нэгдүгээр сарын 28" and "2026 оны XI/28 – XII/05".
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . node@22.23.3
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';

const format = new Intl.DateTimeFormat('mn', { dateStyle: 'long', timeZone: 'UTC' });
const first = new Date(Date.UTC(2026, 10, 28));
const last = new Date(Date.UTC(2026, 11, 5));
const seen = [format.format(first), format.formatRange(first, last).replace(/\s/g, ' ')];
console.log(process.version, seen);
assert.deepEqual(seen, ['2026 оны арван нэгдүгээр сарын 28', '2026 оны XI/28 – XII/05']);
JS
node_modules/node/bin/node run.mjs
