import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import './keep-connections.ts';

test('servers of the emulators keep idle connections open', async () => {
  const server = createServer();
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  expect(server.keepAliveTimeout).toBe(0);
  server.close();
});
