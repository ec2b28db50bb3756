import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { CommandError } from '../../tools/command.ts';
import { assertPortsFree, givenOffset, portsAt, reserveOffset } from './ports.ts';

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
  expect(() => portsAt(offset)).toThrow(CommandError);
  expect(() => portsAt(offset)).toThrow(port);
});

test.each(['', '-1', '1.5', 'abc', '100000000'])('refuses "%s" as an offset', (text) => {
  expect(() => givenOffset(text)).toThrow(CommandError);
});

test('names the program that uses a port', async () => {
  const { offset, release } = await reserveOffset();
  const ports = portsAt(offset);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports.auth, '127.0.0.1', resolve));
  await expect(assertPortsFree(ports, 0)).rejects.toThrow(
    new RegExp(`Port ${ports.auth} \\(auth\\) is taken by process ${process.pid} `),
  );
  await new Promise((resolve) => server.close(resolve));
  await assertPortsFree(ports, 0);
  release();
});

test('parallel reservations get different offsets', async () => {
  const made = await Promise.all([reserveOffset(), reserveOffset(), reserveOffset()]);
  const ports = made.flatMap(({ offset }) => Object.values(portsAt(offset)));
  expect(new Set(ports).size).toBe(ports.length);
  for (const { release } of made) release();
});

test('refuses a reserved offset and names its holder', async () => {
  const { offset, release } = await reserveOffset();
  await expect(reserveOffset(offset, 0)).rejects.toThrow(
    new RegExp(`offset ${offset} is reserved by process ${process.pid} `),
  );
  release();
});

test('skips an offset if one of its ports is in use', async () => {
  const used = await reserveOffset();
  const server = createServer();
  const { auth } = portsAt(used.offset);
  await new Promise<void>((resolve) => server.listen(auth, '127.0.0.1', resolve));
  used.release();
  const next = await reserveOffset();
  expect(next.offset).not.toBe(used.offset);
  next.release();
  await new Promise((resolve) => server.close(resolve));
});
