#!/usr/bin/env bash
# @fontsource-variable/geologica 5.3.0 (npm), the typeface's CSS and files; read with fontkit 2.0.4.
# The latin face declares U+2000-206F, but its file has 15 of these 112 characters. Browsers go by the declaration: a word
# joiner (U+2060) or a zero-width space (U+200B) in Mongolian text loads the whole file of 25 kB, and draws nothing from it.
# Seen: 112 declared, 15 in the file; neither U+2060 nor U+200B; 24,944 bytes.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . @fontsource-variable/geologica@5.3.0 fontkit@2.0.4
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

const folder = 'node_modules/@fontsource-variable/geologica';
const css = readFileSync(`${folder}/index.css`, 'utf8');
const face = css.split('@font-face').find((one) => one.includes('files/geologica-latin-wght-normal.woff2'));
assert.match(face, /U\+2000-206F/);
const file = `${folder}/files/geologica-latin-wght-normal.woff2`;
const drawn = new Set(fontkit.openSync(file).characterSet);
const declared = Array.from({ length: 0x70 }, (_, i) => 0x2000 + i);
const has = declared.filter((one) => drawn.has(one));
const { length: bytes } = readFileSync(file);
console.log({ declared: declared.length, has: has.length, bytes });
assert.equal(has.length, 15);
for (const invisible of [0x2060, 0x200b]) assert.equal(drawn.has(invisible), false);
JS
node run.mjs
