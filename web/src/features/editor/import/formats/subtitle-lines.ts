const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lrm: '',
  rlm: '',
};

/** Removes what is for the screen: tags, positions (`{\an8}`), entities, and brackets around no words. */
const shown = (line: string): string =>
  line
    .replace(/<rt>[^<>]{0,80}<\/rt>/gu, '')
    .replace(/<v(?:\.[^\s<>]*)?\s+([^<>]{1,80})>/gu, '\n>> $1: ')
    .replace(
      /<\/?(?:(?:[bcisuv]|lang|ruby)(?:\.[^<>\s]*)?|em|strong|(?:font|span|lang)\s[^<>]{0,200}|font|span)>/giu,
      '',
    )
    .replace(/<[\d:.]{5,12}>/gu, '')
    .replace(/\{(?:\\[^{}]{0,100}|\/?[biu]|[YyCcFfSsPp]:[^{}]{0,40})\}/gu, '')
    // Breaks and blanks of other formats, but not in a path.
    .replace(/(?<!:)\\N/gu, '\n')
    .replace(/(?<![\p{L}\p{N}:\\])\\h/gu, ' ')
    .replace(
      /&(?:#(\d{2,6}|x[\da-f]{2,5})|(\w{2,6}));/giu,
      (whole, code: string | undefined, name = '') =>
        code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(`0${code}`)),
    )
    .replace(/[♪♫♬]|\[[^\p{L}\p{N}[\]]{0,80}\]/gu, '')
    .trim();

/** A song's lines between signs of other fonts: `# la la #`, `¶ la la ¶`. */
const song = /^\s*([#¶])(?=\s)([\s\S]*)(?<=\s)\1\s*$/u;

/** Who speaks: `ANNA: `, `Woman 2: `. */
const name = '\\p{Lu}[\\p{L}\\p{N} .]{0,30}: ';
const named = new RegExp(`^(${name})`, 'u');
/** How a speaker is heard: `MAN [over radio]: `. */
const manner =
  /^((?:[-–—]\s*|>{2,3}\s*)?\p{Lu}[\p{L}\p{N} .]{0,30}?)\s?(?:\[[^[\]]{1,40}\]|\(\p{Ll}[^()\d]{1,40}\)):\s+/u;
/** As programs name who speaks, if they don't know who it is: `[SPEAKER_00]: `. */
const namedInBrackets = /^\[(\p{Lu}[\p{L}\p{N} ._]{0,30})\]:\s+/u;

const inBrackets = /\[[^[\]]{0,80}\]|\([^()]{0,80}\)/gu;
const square = '\\[[^[\\]]{0,80}\\]';
/**
 * In round ones are words too: sounds are in small letters or in capitals, and end no sentence. Two or three capitals are
 * an abbreviation.
 */
const sound =
  '(?:\\p{Ll}[^()[\\].!?…\\d]{0,80}|(?!\\p{Lu}{2,3}[)\\]])(?=[^()[\\]]{0,80}\\p{L})[^()[\\]\\p{Ll}\\d]{0,80})';
const round = `\\(${sound}\\)`;
/** What is heard beside speech, for those who don't hear: a line `[music]`, `(Laughs)` or `*sighs*`. */
const soundLine = new RegExp(
  `^(?:[-–—]\\s*|${name})?(?:(?:${square}|${round}|\\(\\p{Lu}[^(),.:;!?…\\d]{0,80}\\))\\s*)+$|^\\*[^*]{1,80}\\*$`,
  'u',
);
const sentence = '(?=[-–—"“«(]?\\s*\\p{Lu})';
const beforeSentence = `(?:(?:${square}|${round})\\s*)+${sentence}`;
/** Behind a dash or who speaks: `- [laughs] Yes.` */
const soundOfSpeaker = new RegExp(
  `((?:^|[.!?…]\\s*)[-–—]\\s*|^${name})(?:(?:${square}\\s*)+|${beforeSentence})`,
  'gu',
);
/** Before a sentence: `(sighs) I know.`, but not `(1) First`. */
const soundBefore = new RegExp(`^${beforeSentence}`, 'u');
const soundBetween = new RegExp(
  `(?<=[.!?…]\\s{1,3})(?:(?:${round}|\\[${sound}\\])\\s*)+${sentence}`,
  'gu',
);

/**
 * Returns the lines of a cue that have words: tags, marks of music and breaks of other formats are for the screen, and each
 * who speaks has a line.
 */
export function linesShown(lines: readonly string[]): string[] {
  const text = lines.map(shown).join('\n');
  return (song.exec(text)?.[2] ?? text)
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(namedInBrackets, (_, who: string) => `${who.replaceAll('_', ' ')}: `)
        .replace(manner, '$1: '),
    )
    .filter((line) => line !== '');
}

/** Returns what stands for a sound somewhere; within a sentence, brackets around anything else have words. */
export const soundsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.filter((line) => soundLine.test(line)).flatMap((line) => line.match(inBrackets) ?? []),
  );

/** Returns a shown line without sounds. @param isStart whether a sentence can begin in it */
export function spoken(line: string, sounds: ReadonlySet<string>, isStart: boolean): string {
  if (soundLine.test(line)) return '';
  return line
    .replace(soundOfSpeaker, '$1')
    .replace(soundBefore, (found) => (isStart && /\p{L}/u.test(found) ? '' : found))
    .replace(soundBetween, '')
    .replace(inBrackets, (one) => (sounds.has(one) ? '' : one))
    .trim();
}

/** Who speaks from here on: a dash, the arrows of live captions, or a name. */
const arrows = /^>{2,3}\s*/u;
const dash = /^[-–—]\s*(?=\S)/u;

export interface Turn {
  /** Whether somebody else may speak. */
  readonly isNew: boolean;
  readonly name: string;
  readonly words: string;
}

/** Two speakers may share a line: `- Yes. - Come!`, `Yes. >> Come!` */
export const speakersOf = (line: string): string[] =>
  line
    .split(/(?<=[.!?…])\s*(?=>{2,3}\s*\S)/u)
    .flatMap((part) =>
      /^[-–—]/u.test(part) ? part.split(/(?<=[.!?…])\s*(?=[-–—]\s*\p{Lu})/u) : [part],
    );

/** @param names those that name who speaks wherever they stand */
export function turnOf(line: string, names: ReadonlySet<string>, isStart: boolean): Turn {
  const rest = line.replace(arrows, '').replace(dash, '');
  const found = named.exec(rest)?.[1];
  const isName = found !== undefined && (isStart || rest !== line || names.has(found));
  if (!isName) return { isNew: rest !== line, name: '', words: rest };
  return { isNew: true, name: found, words: rest.slice(found.length) };
}

/** Returns the names before what is said that are in capitals or occur again. */
export function namesIn(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const found = named.exec(line.replace(arrows, '').replace(dash, ''))?.[1];
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const isSure = ([one, count]: readonly [string, number]) =>
    count > 1 || (/\p{Lu}{2}/u.test(one) && one === one.toUpperCase());
  return new Set([...counts].filter(isSure).map(([one]) => one));
}
