import { blankMarks } from '@duu/contract/marks';
import type { NormalizedSegment } from '@duu/contract/token';
import {
  exampleForms,
  forText,
  type NormalizeOptions,
  normalize,
  usedEntries,
} from '../normalize/normalize.ts';

export interface TextInput {
  readonly options: NormalizeOptions;
  readonly segments: readonly string[];
}

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
  /** Whether the word takes Mongolian endings. */
  readonly inflected: boolean;
}

interface Preview {
  readonly today: string;
  readonly later: string;
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
  return { readings, used: [...used] };
}

function readPassage({ options, segments, passage }: PassageInput): NormalizedSegment {
  return normalize(passage, forText(options, segments));
}

function preview({ written, before, after, inflected }: PreviewInput): Preview {
  const spokenAfter = (word: string) => normalize(word, after).spoken;
  const forms = inflected ? exampleForms(written) : [];
  return {
    today: normalize(written, before).spoken,
    later: spokenAfter(written),
    forms: forms.map((form) => ({ written: form, spoken: spokenAfter(form) })),
  };
}

/** What a reading thread can do. */
export const readingWork = { readText, readPassage, preview } as const;

type ReadingWork = typeof readingWork;
export type WorkName = keyof ReadingWork;
export type InputOf<Name extends WorkName> = Parameters<ReadingWork[Name]>[0];
export type ResultOf<Name extends WorkName> = ReturnType<ReadingWork[Name]>;
