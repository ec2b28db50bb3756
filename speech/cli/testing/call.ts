import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Terminal } from '../terminal.ts';

/** What a command printed, and its exit code. */
export interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Calls a command in this process. */
export async function callHere(
  command: (terminal: Terminal) => Promise<number>,
  input = '',
): Promise<Answer> {
  let out = '';
  let err = '';
  const code = await command({
    input: Readable.from([Buffer.from(input)]),
    out: (more) => {
      out += more;
    },
    err: (more) => {
      err += more;
    },
  });
  return { code, out, err };
}

/** Starts a command as a process of its own. */
export async function start(script: string, args: string[], input = ''): Promise<Answer> {
  const child = spawn(process.execPath, [script, ...args]);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
