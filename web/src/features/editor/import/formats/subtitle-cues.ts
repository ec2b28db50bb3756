import { withoutDoubling } from '../lines/doubled-lines.ts';

/** What is shown at a time. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** At its end thousandths, or frames. */
const time = '(?:\\d{1,3}:)?\\d{1,2}:\\d{1,2}(?:[.,:;]\\d{1,3})?';
/** Where a cue is shown: `align:start position:10%`, `X1:100`. A plan of a day has words there. */
const place = '(?:\\s+\\w{1,20}:\\S{1,80})*\\s*$';
/** The line of a cue's times, of SRT and WebVTT or of SBV. */
const timing = new RegExp(
  `^\\s*(?:(${time})\\s*-->\\s*(${time})|(${time}[.,]\\d{3}),(${time}))${place}`,
  'u',
);
const number = /^\s*\d+\s*$/u;
const head = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/u;

export const linesOf = (text: string): string[] => text.replace(/^\ufeff/u, '').split(/\r\n?|\n/u);

/** Whether a text has cues: its first line or the second one is one of times, or several are. */
export function hasCues(text: string): boolean {
  if (head.test(text)) return true;
  const lines = linesOf(text.slice(0, 4000)).filter((line) => line.trim() !== '');
  const [first = '', second = ''] = lines;
  if (timing.test(first) || (number.test(first) && timing.test(second))) return true;
  return lines.filter((line) => timing.test(line)).length > 2;
}

const msOf = (time: string): number => {
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] =
    /^(?:(\d+):)?(\d+):(\d+)(?:[.,:;](\d+))?$/u.exec(time) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction);
};

const withoutBlankEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);

/** Returns the text between two lines of times, without the name of the cue that the second one begins. */
function textOf(
  lines: readonly string[],
  isWebVtt: boolean,
  isNumbered: boolean,
): readonly string[] {
  // Comments and styles are between blank lines; one of blanks only is a line of the cue.
  if (isWebVtt) {
    const end = lines.indexOf('');
    return lines.slice(0, end < 0 ? lines.length : end);
  }
  const kept = withoutBlankEnd(lines);
  return [...(isNumbered && number.test(kept.at(-1) ?? '') ? kept.slice(0, -1) : kept)];
}

/** Returns the cues of a subtitle file in the order of their times. */
export function cuesOf(text: string): Cue[] {
  const lines = withoutDoubling(linesOf(text));
  const isWebVtt = head.test(text);
  const starts = [...lines.keys()].filter((at) => timing.test(lines[at] ?? ''));
  const numbered = starts.filter((at, index) =>
    number.test(withoutBlankEnd(lines.slice(starts[index - 1] ?? 0, at)).at(-1) ?? ''),
  );
  const isNumbered = numbered.length > starts.length / 2;
  // What was copied may begin within a cue.
  const cues: Cue[] = isWebVtt
    ? []
    : [{ startMs: 0, endMs: 0, lines: textOf(lines.slice(0, starts[0]), false, isNumbered) }];
  for (const [at, start] of starts.entries()) {
    const [, from = '', to = '', ...others] = timing.exec(lines[start] ?? '') ?? [];
    const isLast = at === starts.length - 1;
    cues.push({
      startMs: msOf(from || (others[0] ?? '')),
      endMs: msOf(to || (others[1] ?? '')),
      lines: textOf(lines.slice(start + 1, starts[at + 1]), isWebVtt, isNumbered && !isLast),
    });
  }
  return cues.toSorted((a, b) => a.startMs - b.startMs);
}
