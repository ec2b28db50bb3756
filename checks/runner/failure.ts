// Shortens the message of a failed test for the last lines of a run.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../tools/paths.ts';

interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Fault {
  readonly message: string;
  /** Lines that start with - and + differ; the others are context. */
  readonly diff?: string | undefined;
  /** The innermost call first. */
  readonly stack: readonly Place[];
}

const maxLines = 12;
const maxColumns = 300;

/** Returns the message, the differing lines and the first line in the project's code: at most 12 lines without colours. */
export function failureText(faults: readonly Fault[]): string {
  const each = Math.max(2, Math.floor(maxLines / Math.max(1, faults.length)));
  return faults
    .flatMap((fault) => textOf(fault, each))
    .slice(0, maxLines)
    .join('\n');
}

/** Returns the last lines of a step's output. */
export function lastLines(output: string): string {
  return linesOf(output).slice(-maxLines).join('\n');
}

function textOf({ message, diff = '', stack }: Fault, most: number): string[] {
  const own = stack.map(ownPlace).find((place) => place !== null);
  const differing = linesOf(diff).filter((line) => /^[-+]/.test(line));
  const lines = [...linesOf(message), ...differing];
  const room = own === undefined ? most : most - 1;
  const cut = lines.length > room ? shortened(lines, room) : lines;
  return own === undefined ? cut : [...cut, `at ${own}`];
}

/** Keeps both ends: a message begins with what failed, and ends with the last words of a program that it quotes. */
function shortened(lines: readonly string[], room: number): string[] {
  const after = Math.floor((room - 1) / 2);
  return [...lines.slice(0, room - 1 - after), '…', ...lines.slice(lines.length - after)];
}

/** Returns the place as a path from the root; null if it is in a package or outside of the project. */
function ownPlace({ file, line }: Place): string | null {
  const inside = path.relative(root, file);
  const foreign = path.isAbsolute(inside) || /(^|\/)(\.\.|node_modules)\//.test(inside);
  return foreign || inside.startsWith('node:') ? null : `${inside}:${line}`;
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > maxColumns ? `${line.slice(0, maxColumns)}…` : line));
}
