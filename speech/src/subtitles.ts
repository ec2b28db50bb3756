import { blankMarks } from '@duu/contract/marks';
import type { Word } from '@duu/contract/word';
import { type Cue, cues } from './subtitle-cues.ts';

// No Node here: the browser creates the same files from an audio's words.

/** SubRip. Lines have at most 42 characters; cues last 1 to 7 s and never overlap. */
export function toSrt(segments: readonly string[], words: readonly Word[]): string {
  return cues(segments.map(blankMarks), words)
    .map((cue, index) => `${index + 1}\n${range(cue, ',')}\n${plain(cue)}\n`)
    .join('\n');
}

/** WebVTT (W3C), with the same cues as the SubRip file. */
export function toVtt(segments: readonly string[], words: readonly Word[]): string {
  const body = cues(segments.map(blankMarks), words).map(
    (cue) => `${range(cue, '.')}\n${escaped(cue)}\n`,
  );
  return ['WEBVTT\n', ...body].join('\n');
}

function range({ startMs, endMs }: Cue, point: string): string {
  return `${clock(startMs, point)} --> ${clock(endMs, point)}`;
}

function clock(ms: number, point: string): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${point}${rest}`;
}

/** An arrow in the text would be parsed as a time. */
const plain = (cue: Cue): string => cue.lines.join('\n').replace(/-{2,}>/g, '->');

const escaped = (cue: Cue): string =>
  cue.lines.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
