import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock, withLock } from './lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'duu-lock-'));
  file = path.join(folder, 'some.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the id of a process that has ended. */
async function deadPid(): Promise<string> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return String(child.pid);
}

test('a second caller learns who holds the lock, and gets it after its release', () => {
  const first = tryLock(file);
  expect(tryLock(file)).toEqual({ holder: process.pid });
  if ('release' in first) first.release();
  expect(tryLock(file)).toHaveProperty('release');
});

test('a dead process loses its lock, even if it died while it removed another one', async () => {
  const dead = await deadPid();
  symlinkSync(dead, file);
  symlinkSync(dead, `${file}.${dead}`);
  expect(tryLock(file)).toHaveProperty('release');
});

test('calls onWait once while it waits', async () => {
  const held = tryLock(file);
  let told = 0;
  const done = withLock(
    file,
    () => 'done',
    () => {
      told += 1;
      if ('release' in held) held.release();
    },
  );
  await expect(done).resolves.toBe('done');
  expect(told).toBe(1);
});

test('work that fails releases the lock', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(tryLock(file)).toHaveProperty('release');
});

test('one process at a time has the lock, even if all of them find its holder dead', async () => {
  const dead = await deadPid();
  const counter = path.join(folder, 'counter');
  const worker = path.join(folder, 'worker.mjs');
  writeFileSync(counter, '0');
  // Each leaves a dead process as the holder, so that the next one has to remove its lock first.
  writeFileSync(
    worker,
    `import { readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
     import { tryLock } from ${JSON.stringify(path.join(import.meta.dirname, 'lock.mjs'))};
     for (let left = 100; left > 0; ) {
       if (!('release' in tryLock(${JSON.stringify(file)}))) continue;
       left -= 1;
       writeFileSync(${JSON.stringify(counter)}, String(Number(readFileSync(${JSON.stringify(counter)}, 'utf8')) + 1));
       unlinkSync(${JSON.stringify(file)});
       try { symlinkSync('${dead}', ${JSON.stringify(file)}); } catch {}
     }`,
  );
  symlinkSync(dead, file);
  const workers = [1, 2, 3].map(() => fork(worker));
  const codes = await Promise.all(workers.map((child) => once(child, 'exit')));
  expect(codes.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(counter, 'utf8')).toBe('300');
});
