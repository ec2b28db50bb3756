// Sets of characters: a bit for each of ASCII and Cyrillic, one for all others, one for the end of the text.
export type Characters = bigint;

const span = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at));
/** The characters that are told apart. */
const single = [...span(0, 0x80), ...span(0x400, 0x500)];
const bitOf = new Map(single.map((each, at) => [each, 1n << BigInt(at)]));
const other = 1n << BigInt(single.length);
export const end: Characters = other << 1n;
export const all: Characters = (end << 1n) - 1n;

const charactersOf = (isIn: (each: string) => boolean): Characters =>
  single.reduce((sum, each) => (isIn(each) ? sum | one(each) : sum), 0n);

/** All but these. What is beyond ASCII stays, as it is not known which of it is meant. */
export const allBut = (set: Characters): Characters => all & ~(set & ~other);

/** What `text.charAt` gives for them: for the end nothing. */
export function one(character: string): Characters {
  if (character.length > 1) return 0n;
  return character === '' ? end : (bitOf.get(character) ?? other);
}

export const digits = charactersOf((each) => /\d/.test(each));
export const letters = charactersOf(
  (each) => /[a-z\u0400-\u04ff]/i.test(each) && /\p{L}/u.test(each),
);
export const space = one(' ');

const known = new Map<string, Characters>();
/** A class or a character of which all is told apart. */
const plain =
  /^(?:\\d|\\?[\x20-\x7e\u0400-\u04ff]|\[(?!\^)(?:\\[-dtn\][\\/.^$|]|[\x20-\x7e\u0400-\u04ff])*\])$/;

/** Returns what one character or class of an expression matches. */
export function ofClass(source: string, flags: string): Characters {
  const key = `${flags}/${source}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const expression = new RegExp(`^(?:${source})$`, flags.replaceAll(/[gyd]/g, ''));
  // Without case, K, S and Cyrillic letters have others.
  const isPlain =
    plain.test(source) &&
    !/\\[pPDWSsux]/.test(source) &&
    !(/i/.test(flags) && /[ks\u0400-\u04ff]/i.test(source));
  const set = charactersOf((each) => expression.test(each)) | (isPlain ? 0n : other);
  known.set(key, set);
  return set;
}

/** Returns which single characters, or none at the end, an expression finds something in, and in which it does not. */
export function tested(expression: RegExp): { found: Characters; missed: Characters } {
  const { source, flags } = expression;
  const each = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  const inSingle = charactersOf((one) => each.test(one));
  const atEnd = each.test('') ? end : 0n;
  const found = inSingle | atEnd | other;
  return { found, missed: all & ~(inSingle | atEnd) };
}

/** Writes a set as `Opening` has it; undefined for all. */
export function written(set: Characters): string | undefined {
  if (set === all) return undefined;
  const isIn = (each: string) => (set & one(each)) !== 0n;
  const isRefusing = single.filter(isIn).length > single.length / 2;
  const shown = isRefusing ? all & ~set : set;
  // A hyphen stands first and a caret last, where they mean themselves.
  const spans: string[] = [];
  for (const each of single.filter((each) => isIn(each) !== isRefusing && !/[-^]/.test(each))) {
    const last = spans.at(-1) ?? '';
    if (last.charCodeAt(last.length - 1) + 1 === each.charCodeAt(0))
      spans.push(`${spans.pop()}${each}`);
    else spans.push(each);
  }
  const short = spans.map((row) => (row.length > 2 ? `${row.charAt(0)}-${row.at(-1)}` : row));
  const signs = [shown & other && '…', shown & end && '¶', shown & one('^') && '^'].filter(Boolean);
  const text = `${shown & one('-') ? '-' : ''}${short.join('')}${signs.join('')}`;
  // A caret alone would refuse nothing.
  return isRefusing ? `^${text}` : text === '^' ? undefined : text;
}
