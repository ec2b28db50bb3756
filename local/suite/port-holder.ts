// Names the program that listens on a port, if the system tells.
import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const listenState = '0A';

/** Returns a text such as `process 123 (nginx)`; undefined if it is unknown. */
export async function portHolder(port: number): Promise<string | undefined> {
  return (await fromProc(port)) ?? (await fromLsof(port));
}

async function fromProc(port: number): Promise<string | undefined> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === listenState && local?.endsWith(`:${hexPort}`) && inode)
        inodes.add(`socket:[${inode}]`);
    }
  }
  if (inodes.size === 0) return undefined;
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    for (const fd of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
      if (inodes.has(target)) {
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        return `process ${pid} (${command.split('\0').join(' ').trim().slice(0, 120)})`;
      }
    }
  }
  return undefined;
}

async function fromLsof(port: number): Promise<string | undefined> {
  const found = await exec('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']).catch(
    () => undefined,
  );
  const pid = found?.stdout.match(/^p(\d+)$/m)?.[1];
  const name = found?.stdout.match(/^c(.+)$/m)?.[1];
  return pid ? `process ${pid} (${name})` : undefined;
}
