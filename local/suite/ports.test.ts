import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Refusal } from '../tools/refusal.ts';
import { assertPortsFree, freeTestOffset, parseOffset, portsAt } from './ports.ts';

test('every port moves by the offset', () => {
  const [here, there] = [portsAt(0), portsAt(3000)];
  expect(here).toMatchObject({
    hosting: 5000,
    functions: 5001,
    firestore: 8080,
    auth: 9099,
    storage: 9199,
  });
  expect(Object.values(there)).toEqual(Object.values(here).map((port) => port + 3000));
  expect(new Set(Object.values(here)).size).toBe(Object.values(here).length);
});

test.each([
  [1000, '6000'],
  [2000, '10080'],
  [30_000, '35000'],
])('an offset of %i is refused, because of port %s', (offset, port) => {
  expect(() => portsAt(offset)).toThrow(Refusal);
  expect(() => portsAt(offset)).toThrow(port);
});

test.each(['', '-1', '1.5', 'abc', '100000000'])('"%s" is no offset', (text) => {
  expect(() => parseOffset(text)).toThrow(Refusal);
});

test('a taken port is named with who has it', async () => {
  const ports = portsAt(17_000);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports.auth, '127.0.0.1', resolve));
  await expect(assertPortsFree(ports, 0)).rejects.toThrow(
    new RegExp(`Port ${ports.auth} \\(auth\\) is taken by process ${process.pid} `),
  );
  await new Promise((resolve) => server.close(resolve));
  await assertPortsFree(ports, 0);
});

test('two suites that start at once are sent to different ports', async () => {
  const first = await freeTestOffset();
  const second = await freeTestOffset(first);
  const ports = Object.values(portsAt(first));
  expect(Object.values(portsAt(second)).filter((port) => ports.includes(port))).toEqual([]);
});
