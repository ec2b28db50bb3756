import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { allows } from '../neighbors.ts';

/** What a prescription says after a dose, in Latin letters with or without their stops. */
const signatures: Record<string, string> = lists.signatures;
/** Words of no other kind, which need no dose beside them. */
const doseShortForm =
  /^(?:p\.r\.n\.|[btq]\.i\.d\.|q\.o\.d\.|q\.d\.|q\.h\.s\.|h\.s\.|p\.o\.|prn|PRN|qid|QID|qhs|qd|qday|qds|nocte|BID|TID|QHS)$/;
const shape =
  /(?:[a-z](?:\.[a-z]){1,2}\.|(?:bid|tid|qid|qd|od|bd|tds|qds|qod|qday|nocte|mane|o[mn]|q[ap]m|q?hs|po|prn|ac|pc|iv|im|sc|sq|subq|sl|pr|stat)(?![\p{L}\p{N}'-]|\.\p{L})|q(?:AM|PM|HS)(?![\p{L}\p{N}]))/iuy;
/** A dose, and the other words of the prescription behind it. */
const dose =
  /(?:\d|\bi{1,3}) ?(?:mg|mcg|[μµ]g|g|m[lL]|cc|IU|units?|U|mEq|tsps?|tbsps?|teaspoons?|tablespoons?|puffs?|drops?|gtts?|tab(?:let)?s?\.?|cap(?:sule)?s?\.?|patch(?:es)?)(?:\/(?:kg|day|mL|ml|h|hr|dose|m²))*,? ?(?:(?:tab(?:let)?s?\.?|cap(?:sule)?s?\.?|divided|then|of \p{L}+|by mouth|daily|(?:p\.?o|iv|im|s\/c|sc|sq|subq|sl|pr|prn|bid|tid|qid|[btq]\.i\.d|p\.r\.n|[ph]\.[csr]|q\d{1,2}(?:-\d{1,2})?h|q ?hs|qam|qpm)\.?)(?:,? (?:and |or )?|$)){0,4}$/iu;
/** What may follow a small word of a prescription. */
const goesOn =
  /^ (?:prn|daily|nightly|[btq]id|tds|qds|q(?:[a-z\d]|hs|[ap]m|od|day)|nocte|mane|every|once|twice|with|for|at|in|then|x ?\d|as|until|and|or|on|before|after|when|if|hs|po|ac|pc|stat|over)(?!\p{L})|^ q\d/u;
const nightly = /\d ?mc?g (?:om|OM|ON)(?:[,;]|\.? ?$|\.? *\n|\. )/;
/** What a medicine is needed for: prn pain. */
const neededFor =
  /^(?:prn|PRN|p\.r\.n\.) (?:(?:severe|moderate|mild|breakthrough|chest) )?(?:pain|fever|nausea|anxiety|insomnia|sleep|cough|itch|wheez|SOB|constip|headache|spasm|agitation|N\/V|HA\b|heartburn|allerg|vomit|diarrh|congest)/;
/** Before the words of a prescription that has no dose: apply bid. */
const applied =
  /(?:\b(?:O[DSU]|oint(?:ment)?\.?|cream|gel|lotion|drops|puffs?|sprays?|nostril|susp\.?|inhaler|ER|XR|SR|DS|area|div\.?|divided|metformin|[Aa]pply)|(?:^| )i{1,3}) $/;
const injected =
  /^ (?:[LR] |(?:right|left|deltoid|thigh|glut\p{Ll}*)(?!\p{L})|injections?|fluids?|drip|antibiotics|infusion|vaccines?|lines?|access)\b/u;

/** `10 mg BID`, `1 tab p.o. q.i.d.`: how often and how a medicine is taken. */
export function signatureRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}'./-]/u.test(text.charAt(at - 1))) return undefined;
  const written = match(shape, text, at)?.[0];
  if (!written) return undefined;
  // 1 gtt OD: the right eye.
  if (written === 'OD' && /\b(?:gtts?|drops?)(?: \d)? $/.test(leftOf(text, at, 8)))
    return undefined;
  const said = signatures[written.replace(/\./g, '').toLowerCase()];
  if (!said) return undefined;
  const bare =
    written === 'PO' &&
    /\d $/.test(leftOf(text, at, 2)) &&
    allows('@dose-times-after', 'after', text.slice(at + 2, at + 12));
  // 50 g bd cake: a small word before a noun is none of a prescription.
  const small = /^[a-z]{2}$/.test(written) && /^ [a-z]/.test(text.slice(at + 2, at + 4));
  if (small && !goesOn.test(text.slice(at + 2, at + 14))) return undefined;
  const known =
    bare ||
    (/^(?:b\.?d\.?|t\.?d\.?s\.?|q\.?d\.?s\.?|[btq]id)$/i.test(written) &&
      /^ x ?\d/.test(rightOf(text, at + written.length, 5))) ||
    doseShortForm.test(written) ||
    (/^(?:[btq]id|[tq]ds|bd|qd|qhs|nocte|mane)$/i.test(written) &&
      applied.test(leftOf(text, at, 14))) ||
    dose.test(leftOf(text, at, 60));
  // Atorvastatin 40mg ON: the small words of other kinds end what is written.
  if (/^o[mn]$/i.test(written) && !nightly.test(text.slice(at - 8, at + 5))) return undefined;
  if (!known && !(written === 'IM' && injected.test(text.slice(at + 2, at + 16)))) return undefined;
  const ailment = said === 'as needed' && neededFor.test(text.slice(at, at + 20)) ? ' for' : '';
  return draft(stopAt(text, at, written), 'abbreviation', `${said}${ailment}`);
}

/** Leaves a full stop that also ends the sentence. */
function stopAt(text: string, at: number, written: string): number {
  const end = at + written.length;
  return written.endsWith('.') && /^\s*$|^\s+\p{Lu}/u.test(text.slice(end, end + 4))
    ? end - 1
    : end;
}
