import { type Draft, draft, match, type Scan } from '../draft.ts';

/** Shorthand of chats that is no word itself, typed in small letters; in capitals it is read by its letters. */
const said: Readonly<Record<string, string>> = {
  omg: 'oh my god',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  brb: 'be right back',
  pls: 'please',
  plz: 'please',
  ikr: 'I know right',
  thx: 'thanks',
  idk: "I don't know",
  tbh: 'to be honest',
  imo: 'in my opinion',
  imho: 'in my humble opinion',
  fyi: 'for your information',
  lmk: 'let me know',
  nvm: 'never mind',
  hbu: 'how about you',
  ttyl: 'talk to you later',
  ppl: 'people',
  omw: 'on my way',
  afaik: 'as far as I know',
  iirc: 'if I remember correctly',
  gr8: 'great',
  l8r: 'later',
  m8: 'mate',
  rn: 'right now',
};
const shape = /[a-zA-Z][a-z]{0,4}(?:8r?)?(?![\p{L}\p{N}_'@/-]|\.[\p{L}\p{N}])/uy;
/** Shorthand beside it, which shows that n is "and". */
const chatty =
  /(?:^|[^\p{L}])(?:u|ur|pls|plz|lol|omg|brb|thx|tmrw|idk|haha|gonna|wanna|gotta|im|dont|cant|ppl)(?![\p{L}'])/u;
/** Beside them a word is part of an address that has been read already. */
const signWordAfter = /^ (?:dot|dash|slash|underscore)(?!\p{L})/u;
const signWordBefore = /(?<!\p{L})(?:dot|dash|slash|underscore) $/u;
const betweenWords = /[a-z]{2} $/;

/** `brb`, `pls`, `gr8`: in words. `rn` only at the end of what is said, and `n` only among other shorthand. */
export function chatRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}_@#./'-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(shape, text, at)?.[0];
  if (!found) return undefined;
  const end = at + found.length;
  if (found === 'n') {
    const joins =
      betweenWords.test(text.slice(Math.max(0, at - 3), at)) &&
      /^ [a-z]/.test(text.slice(end, end + 2)) &&
      chatty.test(text.slice(Math.max(0, at - 60), end + 60));
    return joins ? draft(end, 'abbreviation', 'and', false) : undefined;
  }
  const small = found.toLowerCase();
  const words = Object.hasOwn(said, small) ? said[small] : undefined;
  if (!words) return undefined;
  if (
    signWordAfter.test(text.slice(end, end + 12)) ||
    signWordBefore.test(text.slice(Math.max(0, at - 12), at))
  )
    return undefined;
  if (small === 'rn' && (found !== 'rn' || !/^\s*(?:$|[\n.,!?)])/.test(text.slice(end, end + 3))))
    return undefined;
  // M8 is a motorway or a screw.
  if (small === 'm8' && found !== 'm8') return undefined;
  const isFirst = found !== small;
  // A state of Nigeria.
  if (isFirst && small === 'imo') return undefined;
  return draft(
    end,
    'abbreviation',
    isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words,
  );
}
