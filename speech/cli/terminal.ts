import type { ReadStream } from 'node:tty';

/** What a command reads and where it prints. */
export interface Terminal {
  readonly input: AsyncIterable<string | Buffer> &
    NodeJS.ReadableStream &
    Pick<Partial<ReadStream>, 'isTTY'>;
  out(text: string): void;
  err(text: string): void;
}

/** Those of this process. */
export const processTerminal: Terminal = {
  input: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};
