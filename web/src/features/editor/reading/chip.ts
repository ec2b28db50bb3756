import type { NormalizedSegment, TokenKind } from '@duu/contract/token';

/** A piece of a paragraph that is read differently than written. Offsets are UTF-16, as in `Token`. */
export interface Chip {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  readonly written: string;
  /** Empty if it is not read at all. */
  readonly spoken: string;
  readonly certain: boolean;
  /** Whether its text has changed since; dimmed until the new reading arrives. */
  readonly stale: boolean;
}

const quiet: ReadonlySet<TokenKind> = new Set(['space', 'punctuation']);

/** Without what nobody hears: case, the shape of apostrophes, quotes, dashes and spaces, and marks without a width. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2018\u2019\u201b\u02bc\u2032`\u00b4]/gu, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

export function chipsOf(text: string, reading: NormalizedSegment): Chip[] {
  const chips: Chip[] = [];
  for (const { start, end, kind, spoken, certain } of reading.tokens) {
    const written = text.slice(start, end);
    if (quiet.has(kind) || written.trim() === '') continue;
    if (spoken !== '' && folded(written) === folded(spoken)) continue;
    chips.push({ start, end, kind, written, spoken, certain, stale: false });
  }
  return chips;
}

/**
 * Carries chips over an edit until the new reading arrives: those before the edit stay, those after it move, those it
 * touches change their length and become stale, and those deleted or replaced with other text go. No two start at the
 * same place.
 */
export function mapChips(chips: readonly Chip[], before: string, after: string): readonly Chip[] {
  if (before === after || chips.length === 0) return chips;
  let prefix = 0;
  const shorter = Math.min(before.length, after.length);
  while (prefix < shorter && before[prefix] === after[prefix]) prefix++;
  let suffix = 0;
  while (
    suffix < shorter - prefix &&
    before[before.length - 1 - suffix] === after[after.length - 1 - suffix]
  )
    suffix++;
  const editEnd = before.length - suffix;
  const shift = after.length - before.length;
  const mapped: Chip[] = [];
  for (const chip of chips) {
    if (chip.end < prefix || (chip.end === prefix && !continues(after, prefix))) mapped.push(chip);
    else if (
      chip.start >= editEnd &&
      !(chip.start === editEnd && continues(after, editEnd + shift))
    )
      mapped.push({ ...chip, start: chip.start + shift, end: chip.end + shift });
    else {
      const isSwallowed =
        chip.start >= prefix && chip.end <= editEnd && chip.end - chip.start < editEnd - prefix;
      const start = Math.min(chip.start, prefix);
      if (isSwallowed || mapped.some((other) => other.start === start)) continue;
      const end = Math.max(chip.end, editEnd) + shift;
      const written = after.slice(start, end);
      if (written.trim() !== '')
        mapped.push({ ...chip, start, end, written: written.trim(), stale: true });
    }
  }
  return mapped;
}

/** Returns whether an offset is within a word. */
function continues(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');
}

/** Returns the key of an accepted reading. */
export function acceptanceOf(chip: Chip): string {
  return `${chip.written}\u0000${chip.spoken}`;
}

/** "Use here": returns the paragraph with the spoken words in place of the written ones. */
export function spellOut(text: string, chip: Chip, spoken: string): string {
  return text.slice(0, chip.start) + spoken.trim() + text.slice(chip.end);
}

/** Returns the readings of a paragraph that are the same as `chip`: the same words, written and spoken. */
export function chipsLike(chips: readonly Chip[], chip: Chip): Chip[] {
  const wanted = acceptanceOf(chip);
  return chips.filter((other) => !other.stale && acceptanceOf(other) === wanted);
}

/** "Use in the whole text": returns the paragraph with the spoken words in place of each of these readings. */
export function spellOutAll(text: string, chips: readonly Chip[], spoken: string): string {
  return chips
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, chip) => spellOut(all, chip, spoken), text);
}
