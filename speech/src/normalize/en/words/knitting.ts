import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import lists from '../lists.json' with { type: 'json' };
import { cardinal } from '../numbers/cardinal.ts';

/** Words of instructions for knitting and crochet. Some are measures or names elsewhere: st, dec, sl, WS. */
const words: Readonly<Record<string, string>> = lists.knittingWords;
const word = /(?:st\(s\)|[A-Za-z]{2,6}(?:(?![\p{L}\p{N}'’(-])|(?=-\d sp\b|(?<=\bch)-\d)))\.?/uy;
/** `k3`, `P2`, `k2tog`, `k4 tog`. */
const stitches = /([kKpP]) ?(\d{1,3})( ?tog(?!\p{L})\.?)?(?![\p{L}\p{N}])/uy;
const craft =
  /\b(?:knit\w*|purl\w*|sts|stitch(?:es)?|cast (?:on|off)|bind off|needles|yarn|crochet\w*|ribbing|stockinette|skeins?|[kp]\d{1,2},? [kp]\d{1,2}|k\dtog|ssk|sl st|[ds]c in|(?:dc|sc) (?:around|across)|st st|dpns?|skns?|worsted|dc in|sc in|hdc|tr in|in ring|\d{1,2} (?:sc|dc|tr)|(?:sc|dc|tr) = |(?:[RW]S) row|co \d{1,3}|bo loosely|\d{1,3} st (?:ea|each|every))(?![\p{L}\p{N}])/iu;
const reach = 300;

/** `Rep from * to last 3 sts`, `(k1, p1) twice in next st`: the short forms of patterns, near words of the craft. */
export function knittingRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}@#_/.'’-]/u.test(text.charAt(at - 1))) return undefined;
  const counted = /\d/.test(text.charAt(at - 1)) ? undefined : match(stitches, text, at);
  const written = counted ? undefined : match(word, text, at)?.[0];
  const key = written?.replace(/\.$/, '').toLowerCase() ?? '';
  const said = Object.hasOwn(words, key) ? words[key] : undefined;
  if (!counted && !said) return undefined;
  if (!craft.test(text.slice(Math.max(0, at - reach), at + reach))) return undefined;
  // Boulder, CO; an orchestra's CC.
  const from = at + (written?.length ?? 0);
  const plain = match(/[Ss]t ?st\.?(?![\p{L}\p{N}])/uy, text, at)?.[0];
  if (plain) return draft(at + plain.length, 'abbreviation', 'stockinette stitch');
  // Smith & Hume Sts.
  if (written?.startsWith('St') && /\p{Lu}\p{Ll}+ $/u.test(leftOf(text, at, 20))) return undefined;
  if (counted?.[1] && counted[2]) {
    const end = at + counted[0].length;
    const together = counted[3] ? ' together' : '';
    const stop = counted[3]?.endsWith('.') ? 1 : 0;
    const verb = /k/i.test(counted[1]) ? 'knit' : 'purl';
    return draft(end - stop, 'abbreviation', `${verb} ${cardinal(counted[2])}${together}`);
  }
  // 46 sts. 1st row; but approx. 23 rows.
  const goesOn = key.startsWith('st') ? /^[ ,;]+[\p{Ll}(*]/u : /^[ ,;]+[\p{Ll}\d(*]/u;
  const inner = written?.endsWith('.') && goesOn.test(text.slice(from, from + 3));
  const many = key === 'st' && /(?:[2-9]|\d\d) $/.test(leftOf(text, at, 4));
  // Block to meas.
  const asNoun = key === 'meas' && /\b(?:to|finished) $/.test(leftOf(text, at, 9));
  const spoken = many ? 'stitches' : asNoun ? 'measurements' : (said ?? '');
  return draft(
    written?.endsWith('.') && !inner ? from - 1 : from,
    'abbreviation',
    /^\p{Lu}\p{Ll}/u.test(written ?? '')
      ? spoken.charAt(0).toUpperCase() + spoken.slice(1)
      : spoken,
    false,
  );
}
