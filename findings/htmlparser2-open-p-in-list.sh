#!/usr/bin/env bash
# htmlparser2 12.0.0 (npm), HTML to events; compared with parse5 8.0.0 (npm), which follows the standard's rules.
# An end tag of <p> may be left out, and the next <li> ends it. htmlparser2 ends an open <li> there, but no <p> within one: each
# item becomes a child of the paragraph of the one before, so three items lie in each other.
# Seen: parse5 has three items in <ul>; htmlparser2 opens them at depths 1, 2 and 3.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . htmlparser2@12.0.0 parse5@8.0.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { Parser } from 'htmlparser2';
import { parseFragment } from 'parse5';

const html = '<ul><li><p>Сүү<li><p>Талх<li><p>Өндөг</ul>';

const byStandard = parseFragment(html).childNodes[0].childNodes.map(({ nodeName }) => nodeName);

const depths = [];
let open = 0;
const parser = new Parser({
  onopentag(name) {
    if (name === 'li') depths.push(++open);
  },
  onclosetag(name) {
    if (name === 'li') open--;
  },
});
parser.end(html);

console.log({ byStandard, depths });
assert.deepEqual(byStandard, ['li', 'li', 'li']);
assert.deepEqual(depths, [1, 2, 3]);
JS
node run.mjs
