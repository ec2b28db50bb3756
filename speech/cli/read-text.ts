import { UsageError } from './arguments.ts';

/** The text of the command line, else of standard input. */
export async function readText(given: string | undefined): Promise<string> {
  const text = given ?? (await standardInput());
  if (text.trim() === '') throw new UsageError('The text is empty.');
  return text;
}

async function standardInput(): Promise<string> {
  if (process.stdin.isTTY)
    throw new UsageError('Give a text, or send one to standard input. (--help tells more.)');
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}
