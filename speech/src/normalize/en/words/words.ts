import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { sayable } from '../../sayable.ts';
import { readCapitals } from './capital-words.ts';
import { acronyms } from './said-capitals.ts';

/** I'M LATE: the pronoun keeps its capital. */
const inSmall = (capitals: string): string => capitals.toLowerCase().replace(/^i(?=')/, 'I');

const word =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}]{0,199}(?:'\p{Script=Latin}{1,20}){0,3}'?(?!\p{Script=Latin})|\p{Script=Latin}[\p{Script=Latin}\p{M}]{0,199}/uy;

/**
 * Small letters that can't be a word: tbc, npm. Letters that could start a syllable, or that end in s or t, mostly
 * shorten a word: blk, thn, drs, tgt.
 */
const voiceless =
  /(?:(?![bcfgp][lr]|[dtkw]r|[cstwp]h|s[lmnpw]|kn|tw|tsp|mtn|lvl|nxt)[b-df-hj-np-tv-xz]{2}[b-df-hj-np-rvwxz]|plc|crm|css|dns|sms|rss|cms|tls|xlsx|pptx|docx|cctv|psql|grpc|mqtt|ssh|sshd|cv|tv|wc|dj|mc|cd|db)(?![\p{L}\p{M}\p{N}']|\. \p{Ll})/uy;
/** Sounds that people make, and ordinals: hmm, shh, nth. */
const sound =
  /^(?:m?h{0,2}m+|h+r?m+(?:ph)?|b+z+|v+r+|b+r+m+|s+h+|p+s+h*|p+f+|b+r+|g+r+|z+|t+s+k+|tch|nth|mrs?|cwm)$/;

/** UBCab, HBOMax: letters before a name; but DIYers and DNAse. */
const beforeName = /([A-Z]{2,4})([A-Z][a-z]{2,12})(?![\p{L}\p{M}\p{N}'_])/uy;
/** PSEi, PCIe, RNAi: a small letter behind initials is one of them, unless it makes a plural or a past (OKd). */
const initialsWithSmall = /[A-Z]{3,4}[a-ceg-rt-z](?![\p{L}\p{M}\p{N}'_])/uy;
const derived = /^[A-Z](?:ers?|ing|ed|ish|ism|ists?|ness|hood|ase|ies|less|like|able)$/;

/** What nothing but its letters is said of. */
const inSmallLetters = /[b-df-hj-np-tv-xz]{0,3}[aeiou][a-z]*(?=[ ,.;:!?\n]|$)/y;

/** A plain word; words in capitals are lower-cased so that no engine spells them. */
export function wordRule({ text, at }: Scan): Draft | undefined {
  const small = match(inSmallLetters, text, at)?.[0];
  if (small) return draft(at + small.length, 'word', small);
  const found = match(word, text, at);
  if (!found) return undefined;
  const spelled = /[\p{L}\p{N}'.-]/u.test(text.charAt(at - 1)) ? null : match(voiceless, text, at);
  // 3.4 pc is a share, 24 pc a set.
  if (
    spelled &&
    (/^sshd?$/.test(spelled[0]) || !sound.test(spelled[0])) &&
    !/\d $/.test(leftOf(text, at, 2))
  )
    return draftOf(spelled, 'initialism', [...spelled[0].toUpperCase()].join(' '), false);
  const initials = /[\p{L}\p{N}'.-]/u.test(text.charAt(at - 1))
    ? null
    : match(initialsWithSmall, text, at);
  if (initials)
    return draftOf(initials, 'initialism', [...initials[0].toUpperCase()].join(' '), false);
  const glued = match(beforeName, text, at);
  if (glued?.[1] && glued[2] && !derived.test(glued[2])) {
    const head = glued[1];
    const asWord = acronyms.has(head) || readCapitals(head, { before: '', after: '' }) === 'word';
    return draftOf(
      glued,
      'initialism',
      `${asWord ? head.toLowerCase() : [...head].join(' ')} ${glued[2]}`,
      false,
    );
  }
  const written = found[0].replace(/'$/, '');
  const end = at + written.length;
  const said = sayable(written);
  if (said === '') return draft(end, 'dropped', '', false);
  // reason(s), child(ren): the plural is said.
  const many = written.length > 2 ? match(/\((s|es|ren)\)/y, text, end) : null;
  if (many?.[1]) return draftOf(many, 'word', said + many[1]);
  return draft(end, 'word', /^[A-Z][A-Z']*[A-Z]$/.test(written) ? inSmall(said) : said);
}
