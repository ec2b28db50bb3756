// What the functions of the running suite have logged.
import { readFile, stat } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { fromSuite } from './suite.ts';

const logFile = () => fromSuite('DUU_SUITE_LOG');

const line = z.looseObject({ event: z.string(), requestId: z.string().optional() });
export type LogEntry = z.infer<typeof line>;

/** Returns the lines of functions in the emulators' log. */
function functionLines(log: string): string[] {
  // The emulators put this before each line of a function.
  return log.split('\n').flatMap((one) => /^>\s+(.*)$/.exec(one)?.[1] ?? []);
}

/** Returns where the log ends now. */
export const logEnd = async (): Promise<number> => (await stat(logFile())).size;

/** Returns what was logged after a position, as lines and as entries. */
export async function loggedAfter(from: number) {
  const log = stripVTControlCharacters((await readFile(logFile())).subarray(from).toString());
  const lines = functionLines(log);
  const entries = lines.flatMap((one): LogEntry[] => {
    if (!one.startsWith('{')) return [];
    const parsed = line.safeParse(JSON.parse(one));
    return parsed.success ? [parsed.data] : [];
  });
  return { lines, entries };
}

/** The lines with a mark, or with a token or the part of one that is secret. */
export function leaksIn(
  lines: readonly string[],
  { mark, tokens }: { mark: string; tokens: readonly string[] },
): string[] {
  const parts = tokens.flatMap((token) => token.split('.').slice(1));
  const secrets = [mark, ...tokens, ...parts.filter((part) => part.length > 20)];
  return lines.filter((one) => secrets.some((secret) => one.includes(secret)));
}
