import { once } from 'node:events';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import './fast-start.ts';

const require = createRequire(import.meta.url);
const requireOfExegesis = createRequire(require.resolve('exegesis'));

test('the Auth emulator starts without a check of each parameter, and makes one when it is used', async () => {
  const compile = vi.spyOn(requireOfExegesis('ajv').default.prototype, 'compile');
  const { createApp } = require('firebase-tools/lib/emulator/auth/server');
  const app = await createApp('demo-duu', 'NO_WARNING');
  expect(compile).not.toHaveBeenCalled();
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const signUp = `http://127.0.0.1:${server.address().port}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const answer = await fetch(`${signUp}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  server.close();
  expect(answer.status).toBe(200);
  expect(compile).toHaveBeenCalled();
});

test('a start asks no registry for the newest SDK', () => {
  const versioning = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning');
  const read = vi.spyOn(versioning, 'getLatestSDKVersion');
  versioning.checkFunctionsSDKVersion('7.0.0');
  expect(read).toHaveReturnedWith(undefined);
});
