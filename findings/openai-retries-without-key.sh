#!/usr/bin/env bash
# openai 7.59.0 (npm), the official client, calling POST /v1/audio/speech.
# A 409 or 429 answer is asked for again twice, and no request carries an Idempotency-Key: only the header
# `x-stainless-retry-count` tells a second try from a new request. 402 is not tried again; `x-should-retry: false` ends
# the tries for any status. So a server that charges for speech has to recognize a repeated body itself.
# Seen: 409 → 3 requests (counts 0,1,2), 429 → 3, 402 → 1, 409 with x-should-retry: false → 1; never a key.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . openai@7.59.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import OpenAI from 'openai';

let answer = { status: 200, headers: {} };
let requests = [];
const server = createServer((request, response) => {
  request.resume();
  requests.push(request.headers);
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  response.end(JSON.stringify({ error: { message: 'm', type: 't', param: null, code: 'c' } }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const client = new OpenAI({ apiKey: 'k', baseURL: `http://127.0.0.1:${server.address().port}/v1` });
const counts = [];
for (const [status, headers] of [
  [409, {}],
  [429, { 'retry-after': '0' }],
  [402, {}],
  [409, { 'x-should-retry': 'false' }],
]) {
  answer = { status, headers };
  requests = [];
  await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: 'Hi' }).catch(() => {});
  assert(requests.every((one) => one['idempotency-key'] === undefined));
  counts.push(requests.map((one) => one['x-stainless-retry-count']).join());
}
server.close();
console.log(counts);
assert.deepEqual(counts, ['0,1,2', '0,1,2', '0', '0']);
JS
node run.mjs
