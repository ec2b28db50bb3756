// Reports of processes that ended by themselves. They are printed in the emulators' process, and the launcher shows them.
import type { ChildProcess } from 'node:child_process';

const mark = 'duu-process-end: ';
const lastLines = 12;

/** Returns what a line of the emulators' output reports; undefined for any other line. */
export function endReport(line: string): string | undefined {
  return line.startsWith(mark) ? line.slice(mark.length) : undefined;
}

function print(text: string): void {
  for (const line of text.split('\n')) process.stderr.write(`${mark}${line}\n`);
}

/** Returns how a process ended, in words, and its last lines. */
export function endInWords(
  code: number | null,
  signal: NodeJS.Signals | null,
  tail: readonly string[],
): string {
  const how = signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
  return [
    `${how}.`,
    ...(tail.length > 0 ? ['Last lines:', ...tail.map((line) => `  ${line}`)] : []),
  ].join('\n');
}

/** Collects the last lines of a process's output. */
function tailOf({ stdout, stderr }: ChildProcess): () => string[] {
  let text = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-8_000);
    });
  }
  return () => text.trimEnd().split('\n').slice(-lastLines).filter(Boolean);
}

/** Reports the end of a process with its last lines, unless it is expected. */
export function watchEnd(
  name: string,
  child: ChildProcess,
  { isExpected, report = print }: { isExpected: () => boolean; report?: (text: string) => void },
): void {
  const tail = tailOf(child);
  let wasExpected = false;
  // Before others note the end.
  child.prependOnceListener('exit', () => {
    wasExpected = isExpected();
  });
  // All output has been read.
  child.once('close', (code, signal) => {
    if (wasExpected) return;
    report(`The ${name} (${child.pid}) ${endInWords(code, signal, tail())}`);
  });
}
