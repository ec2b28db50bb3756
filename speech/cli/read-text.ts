import { UsageError } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** Returns the text of the command line, else of standard input. */
export async function readText(
  given: string | undefined,
  input: Terminal['input'],
): Promise<string> {
  const text = given ?? (await readAll(input));
  if (text.trim() === '') throw new UsageError('The text is empty.');
  return text;
}

async function readAll(input: Terminal['input']): Promise<string> {
  if (input.isTTY)
    throw new UsageError('Give a text, or send one to standard input. (--help tells more.)');
  const pieces: Buffer[] = [];
  for await (const piece of input) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}
