import type { Audio, AudioContent, AudioSettings } from './documents/audio.ts';
import { withRespellings } from './spoken.ts';

/** A conversion to convert again. */
export type Converted = Pick<Audio, 'settings' | 'fallback'> &
  Pick<AudioContent, 'segments' | 'normalized'>;

/** A text to convert again, as typed and with the user's respellings. */
export interface Rewritten {
  readonly segments: readonly string[];
  readonly spoken: readonly string[];
  readonly settings: Pick<AudioSettings, 'background' | 'speed' | 'pitch'>;
}

/**
 * Returns for each paragraph the index of the one before whose sound can stay, or null. None can with other settings, or with
 * music, which goes on over paragraphs.
 */
export function unchangedPlaces(
  before: Converted,
  { segments, spoken, settings }: Rewritten,
): (number | null)[] {
  const { background, speed, pitch } = before.settings;
  const isPlain = background === null && settings.background === null && before.fallback === null;
  if (!isPlain || settings.speed !== speed || settings.pitch !== pitch)
    return segments.map(() => null);
  const keyOf = (typed: string, read: string) => JSON.stringify([typed, read]);
  return keptPlaces(
    before.segments.map((typed, at) => keyOf(typed, withRespellings(typed, before.normalized[at]))),
    segments.map((typed, at) => keyOf(typed, spoken[at] ?? typed)),
  );
}

/** Returns the price of the paragraphs that don't stay, by the price of each. */
export function changedCharacters(
  places: readonly (number | null)[],
  ofSegments: readonly number[],
): number {
  return places.reduce<number>(
    (sum, place, at) => sum + (place === null ? (ofSegments[at] ?? 0) : 0),
    0,
  );
}

/**
 * Returns for each paragraph the index of the same one before, or null if it is new. As many as possible stay, in their
 * order.
 */
export function keptPlaces(before: readonly string[], after: readonly string[]): (number | null)[] {
  // What both begin and end with is most of a text.
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  const rest = Math.min(before.length, after.length) - head;
  while (tail < rest && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const from = before.slice(head, before.length - tail);
  const to = after.slice(head, after.length - tail);
  const between = longestCommon(from, to).map((place) => (place === null ? null : head + place));
  return [
    ...after.slice(0, head).keys(),
    ...between,
    ...Array.from({ length: tail }, (_, at) => before.length - tail + at),
  ];
}

function longestCommon(before: readonly string[], after: readonly string[]): (number | null)[] {
  const width = before.length + 1;
  /** How many stay of what follows two places. */
  const lengths = new Uint16Array(width * (after.length + 1));
  const at = (i: number, j: number) => lengths[j * width + i] ?? 0;
  for (let j = after.length - 1; j >= 0; j--)
    for (let i = before.length - 1; i >= 0; i--)
      lengths[j * width + i] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let i = 0;
  return after.map((text, j) => {
    while (i < before.length && before[i] !== text && at(i + 1, j) >= at(i, j + 1)) i++;
    if (i >= before.length || before[i] !== text) return null;
    return i++;
  });
}
