// The time and memory that a PDF of some 300 pages takes, beside PyMuPDF4LLM's.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { readWith } from './peers.ts';
import { type Score, score } from './score.ts';
import type { KnownText } from './texts.ts';

const goals = { time: 0.6, megabytes: 400 };

const read = z.object({ paragraphs: z.array(z.string()), megabytes: z.number() });

/** Returns whether the goals were met. */
export async function compareLongPdf(
  file: string,
  text: KnownText,
  isGood: (of: Score) => boolean,
): Promise<boolean> {
  const begin = performance.now();
  const program = path.join(import.meta.dirname, 'read-pdf-file.ts');
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const out = execFileSync(process.execPath, [program, file], options);
  const ours = performance.now() - begin;
  const { paragraphs, megabytes } = read.parse(JSON.parse(out));
  await readWith('pymupdf', [file]);
  const theirs = performance.now() - begin - ours;
  const found = score(text.paragraphs, paragraphs);
  const isMet = ours <= theirs * goals.time && megabytes <= goals.megabytes && isGood(found);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} long.pdf: ${seconds(ours)} s, pymupdf ${seconds(theirs)} s: ` +
      `${(ours / theirs).toFixed(2)} (goal ${goals.time}); ${megabytes.toFixed(0)} MB (goal ${goals.megabytes}); ` +
      `words ${found.words.toFixed(4)}, borders ${found.borders.toFixed(4)}`,
  );
  return isMet;
}
