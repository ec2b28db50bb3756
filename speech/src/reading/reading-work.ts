import { blankMarks } from '@duu/contract/marks';
import type { NormalizedSegment } from '@duu/contract/token';
import type { DeviceInput } from '../engines/piper/device-text.ts';
import {
  exampleForms,
  forText,
  type NormalizeOptions,
  normalize,
  usedEntries,
} from '../normalize/normalize.ts';
import type { TextInput } from './text-input.ts';

interface TextReading {
  readonly readings: NormalizedSegment[];
  /** The indexes of the dictionary entries that the readings use, in the text's order. */
  readonly used: number[];
}

interface PassageInput extends TextInput {
  /** A part of one of the segments. */
  readonly passage: string;
}

interface PreviewInput {
  readonly written: string;
  /** The readings to compare. */
  readonly before: NormalizeOptions;
  readonly after: NormalizeOptions;
  readonly without: NormalizeOptions;
  /** Whether the word takes Mongolian endings. */
  readonly inflected: boolean;
}

interface Preview {
  readonly today: string;
  readonly later: string;
  readonly without: string;
  readonly forms: { readonly written: string; readonly spoken: string }[];
}

function readText({ options, segments: typed }: TextInput): TextReading {
  const segments = typed.map(blankMarks);
  const ofText = forText(options, segments);
  const readings = segments.map((segment) => normalize(segment, ofText));
  const { dictionary = [] } = options;
  const places = new Map(dictionary.map((entry, at) => [entry, at]));
  const used = new Set(
    segments.flatMap((segment, at) =>
      usedEntries(segment, readings[at]?.tokens ?? [], dictionary).map(
        (entry) => places.get(entry) ?? -1,
      ),
    ),
  );
  const plain = forText({ ...options, dictionary: [] }, segments);
  const priced = readings.map((reading, at) => unlessReadSo(segments[at] ?? '', reading, plain));
  return { readings: priced, used: [...used] };
}

/** An entry that says what is read without it too is not a respelling, which would be charged. */
function unlessReadSo(
  text: string,
  reading: NormalizedSegment,
  plain: NormalizeOptions,
): NormalizedSegment {
  if (!reading.tokens.some(({ kind }) => kind === 'dictionary')) return reading;
  const without = normalize(text, plain).tokens;
  const tokens = reading.tokens.map((token) => {
    if (token.kind !== 'dictionary') return token;
    const same = without.filter(({ start, end }) => start >= token.start && end <= token.end);
    const [first] = same;
    const isWhole = first?.start === token.start && same.at(-1)?.end === token.end;
    const said = same.map(({ kind, spoken }) => (kind === 'space' ? ' ' : spoken)).join('');
    return first && isWhole && said === token.spoken ? { ...token, kind: first.kind } : token;
  });
  return { ...reading, tokens };
}

function readPassage({ options, segments, passage }: PassageInput): NormalizedSegment {
  return normalize(passage, forText(options, segments));
}

function preview({ written, before, after, without, inflected }: PreviewInput): Preview {
  const spokenAfter = (word: string) => normalize(word, after).spoken;
  const forms = inflected ? exampleForms(written) : [];
  return {
    today: normalize(written, before).spoken,
    later: spokenAfter(written),
    without: normalize(written, without).spoken,
    forms: forms.map((form) => ({ written: form, spoken: spokenAfter(form) })),
  };
}

/** Loads eSpeak, which the other work does not need. */
async function deviceText(input: DeviceInput) {
  const { deviceText: piecesOf } = await import('../engines/piper/device-text.ts');
  return piecesOf(input);
}

/** What a reading thread can do. */
export const readingWork = { readText, readPassage, preview, deviceText } as const;

type ReadingWork = typeof readingWork;
export type WorkName = keyof ReadingWork;
export type InputOf<Name extends WorkName> = Parameters<ReadingWork[Name]>[0];
type Results = { [Name in WorkName]: Awaited<ReturnType<ReadingWork[Name]>> };
export type ResultOf<Name extends WorkName> = Results[Name];
