import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportSnapshot, latestSnapshot } from './snapshots.ts';

let dir: string;
let hub: Server;
let fails = false;

/** A hub that exports into the requested folder, as the emulators' hub does. */
beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'duu-snapshots-'));
  fails = false;
  hub = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { path: target } = JSON.parse(body);
    if (!fails) writeFileSync(path.join(target, 'firebase-export-metadata.json'), '{}');
    response.writeHead(fails ? 500 : 200).end('{}');
  });
  await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  hub.close();
  rmSync(dir, { recursive: true, force: true });
});

const port = () => (hub.address() as AddressInfo).port;

test('starts without a snapshot', () => {
  expect(latestSnapshot(dir)).toBeUndefined();
  expect(latestSnapshot(path.join(dir, 'nowhere'))).toBeUndefined();
});

test('finds the newest snapshot and keeps the last two', async () => {
  for (let at = 0; at < 3; at += 1) {
    await exportSnapshot(dir, port());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const names = readdirSync(dir).sort();
  expect(names).toHaveLength(2);
  expect(latestSnapshot(dir)).toBe(path.join(dir, names[1] ?? ''));
});

test('ignores an export that failed or was interrupted', async () => {
  await exportSnapshot(dir, port());
  const good = latestSnapshot(dir);
  fails = true;
  await expect(exportSnapshot(dir, port())).rejects.toThrow('could not export');
  mkdirSync(path.join(dir, String(Date.now() + 1000)));
  expect(latestSnapshot(dir)).toBe(good);
  fails = false;
  await exportSnapshot(dir, port());
  expect(readdirSync(dir).filter((name) => name.startsWith('incoming'))).toEqual([]);
  expect(existsSync(good ?? '')).toBe(true);
});
