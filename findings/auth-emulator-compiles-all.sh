#!/usr/bin/env bash
# firebase-tools 15.34.2 (npm), the Auth emulator.
# It serves Google's description of the API with exegesis, which makes a check of each parameter, body and answer by Ajv
# before the emulator listens: more than half of the CPU time that a start of Auth, Firestore, Storage and Functions
# takes (14 of 23 seconds where it was profiled). Exegesis has an option to make each at its first use
# (lazyCompileValidationSchemas, https://github.com/exegesis-js/exegesis/blob/master/docs/Options.md), which firebase-tools
# doesn't set. A caller can: `middleware` of exegesis-express is looked up when the emulator is made.
# Seen: 961 compiled schemas before the first request; with the option none, and a sign-up then compiles a few.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . firebase-tools@15.34.2
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const auth = require.resolve('firebase-tools/lib/emulator/auth/server');
const requireOfAuth = createRequire(auth);
const requireOfExegesis = createRequire(requireOfAuth.resolve('exegesis/lib/errors'));
const { prototype } = requireOfExegesis('ajv').default;
const { compile } = prototype;
let compiled = 0;
prototype.compile = function (...given) {
  compiled++;
  return compile.apply(this, given);
};

async function start() {
  compiled = 0;
  const app = await require(auth).createApp('demo-project', 'NO_WARNING');
  const atStart = compiled;
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
  const address = `http://127.0.0.1:${server.address().port}/${path}`;
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(address, { method: 'POST', headers, body: '{}' });
  server.close();
  return { atStart, bySignUp: compiled - atStart, status };
}

const asIs = await start();
const express = requireOfAuth('exegesis-express');
const { middleware } = express;
express.middleware = (spec, options) =>
  middleware(spec, { ...options, lazyCompileValidationSchemas: true });
const lazy = await start();
console.log({ asIs, lazy });
assert.ok(asIs.atStart > 900);
assert.equal(lazy.atStart, 0);
assert.ok(lazy.bySignUp > 0 && lazy.bySignUp < 50);
assert.deepEqual([asIs.status, lazy.status], [200, 200]);
process.exit(0);
JS
node run.mjs
