#!/usr/bin/env bash
# qpay-js 1.0.0 (npm), the client library for QPay V2.
# It takes `expires_in` of a token as a point in time (Unix seconds), as QPay's server sends it, not as a duration as in
# OAuth 2 (RFC 6749, 5.1). A server that answers with a duration is asked for a new token before each call.
# Seen: three calls send one token request with a timestamp, three with a duration.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --prefix . qpay-js@1.0.0
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { QPayClient } from 'qpay-js';

let expires = 0;
let tokens = 0;
const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json');
  if (request.url.startsWith('/v2/auth')) {
    tokens++;
    const token = { token_type: 'bearer', access_token: 'a', refresh_token: 'r' };
    response.end(JSON.stringify({ ...token, expires_in: expires, refresh_expires_in: expires }));
  } else response.end(JSON.stringify({ payment_id: 'p', payment_status: 'PAID', transactions: [] }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const day = 86_400;
const seen = {};
for (const [name, value] of [['timestamp', Math.floor(Date.now() / 1000) + day], ['duration', day]]) {
  expires = value;
  tokens = 0;
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  const account = { username: 'u', password: 'p', invoiceCode: 'I', callbackUrl: 'http://localhost/' };
  const client = new QPayClient({ baseUrl, ...account });
  for (let call = 0; call < 3; call++) await client.getPayment('p');
  seen[name] = tokens;
}
server.close();
console.log(seen);
assert.deepEqual(seen, { timestamp: 1, duration: 3 });
JS
node run.mjs
