// The lock between processes of this project: a symbolic link to the holder's process id, which the file system makes in
// one step. A dead holder loses it. Plain JavaScript, because local/bootstrap.mjs uses it on Node 20.
import { mkdirSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './processes.mjs';

/**
 * Takes the lock unless a living process holds it.
 * @param {string} file
 * @returns {{ release: () => void } | { holder: number }}
 */
export function tryLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    if (link(file)) return { release: () => remove(file, process.pid) };
    const holder = holderOf(file);
    if (holder === undefined) continue;
    if (isAlive(holder)) return { holder };
    removeDead(file, holder);
  }
}

/**
 * Runs `work` under the lock. Waits for it as long as it takes, and calls `onWait` if it has to.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  let lock = tryLock(file);
  if (!('release' in lock)) onWait?.();
  while (!('release' in lock)) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** @param {string} file */
function link(file) {
  try {
    symlinkSync(String(process.pid), file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Returns the holder's process id; undefined if the lock is free.
 * @param {string} file
 */
function holderOf(file) {
  try {
    return Number(readlinkSync(file));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Two processes may find the same holder dead. The later one must not remove the lock that the earlier one took since,
 * so that removing needs a lock as well.
 * @param {string} file
 * @param {number} holder
 */
function removeDead(file, holder) {
  const removal = tryLock(`${file}.${holder}`);
  if (!('release' in removal)) return;
  remove(file, holder);
  removal.release();
}

/**
 * @param {string} file
 * @param {number} holder
 */
function remove(file, holder) {
  if (holderOf(file) === holder) unlinkSync(file);
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
