#!/usr/bin/env bash
# standardwebhooks 1.1.1 (npm), the reference library of the Standard Webhooks specification.
# `verify` reads headers by property. A `Headers` object, which fetch handlers get, has no such properties, so a correct
# signature ends in "Missing required headers"; `Object.fromEntries(headers)` is accepted.
# Seen: plain object and entries accepted; `Headers` refused with that message.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . standardwebhooks@1.1.1
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(`whsec_${Buffer.alloc(24, 7).toString('base64')}`);
const now = new Date();
const body = '{"type":"audio.done"}';
const plain = {
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': webhook.sign('msg_1', now, body),
};
const headers = new Headers(plain);
assert.deepEqual(webhook.verify(body, plain), JSON.parse(body));
assert.deepEqual(webhook.verify(body, Object.fromEntries(headers)), JSON.parse(body));
assert.throws(() => webhook.verify(body, headers), /Missing required headers/);
console.log('plain: accepted, entries: accepted, Headers: Missing required headers');
JS
node run.mjs
