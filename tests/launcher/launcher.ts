// Starts the launcher as `npm start` does, on separate ports.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { givenOffset, reserveOffset } from '../../local/suite/ports.ts';
import { localDir, node, root } from '../../tools/paths.ts';

export const { offset } = await reserveOffset(givenOffset());
const dataDir = path.join(localDir, `data-${offset}`);

export type Running = { child: ChildProcess; output: () => string };

export function forgetData(): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/** Stores data of an account that is not in the seed data, as an earlier run would. */
export function leaveOldData(uid: string): void {
  const snapshot = path.join(dataDir, '1700000000000');
  mkdirSync(path.join(snapshot, 'auth_export'), { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(path.join(snapshot, name), JSON.stringify(content));
  write('firebase-export-metadata.json', {
    version: '15.34.2',
    auth: { version: '15.34.2', path: 'auth_export' },
  });
  write('auth_export/config.json', { signIn: { allowDuplicateEmails: false } });
  const user = { localId: uid, email: `${uid}@example.com`, createdAt: '1', lastLoginAt: '1' };
  write('auth_export/accounts.json', {
    kind: 'identitytoolkit#DownloadAccountResponse',
    users: [user],
  });
}

export function launch(args: readonly string[] = [], env: Record<string, string> = {}): Running {
  const child = spawn(node, [path.join(root, 'local/start.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DUU_PORT_OFFSET: String(offset) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, output: () => output };
}

/** Returns the output up to the line `Duu is ready`. @throws Error if the launcher ends before */
export function untilReady(running: Running): Promise<string> {
  return untilPrinted(running, /^Duu is ready$/m);
}

/** Returns the output once a text is in it. @throws Error if the launcher ends before */
export async function untilPrinted({ child, output }: Running, text: RegExp): Promise<string> {
  for (;;) {
    if (text.test(output())) return output();
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The launcher ended:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the exit code; null after a signal. */
export function untilEnded({ child }: Running): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Returns the process that runs the emulators of a launcher. */
export function emulatorsOf({ child }: Running): number {
  const children = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const [pid] =
    children
      .split('\n')
      .filter((line) => line.includes('emulators:start'))
      .map((line) => line.trim().split(/\s+/, 2).map(Number))
      .find(([, parent]) => parent === child.pid) ?? [];
  if (pid === undefined) throw new Error('No emulators run.');
  return pid;
}
