import { type Draft, draft, match, type Scan } from '../draft.ts';

const signs: Record<string, string> = {
  '∫': 'the integral of',
  '∑': 'the sum of',
  '∛': 'cube root of',
  '∩': 'and',
  '∪': 'or',
  '∈': 'in',
  '∉': 'not in',
  '⊂': 'is a subset of',
  '⊆': 'is a subset of',
  '∀': 'for all',
  '∃': 'there exists',
  '∂': 'partial',
  '∇': 'del',
  '∝': 'is proportional to',
  '≡': 'is equivalent to',
  '≅': 'is congruent to',
  '∠': 'angle',
  '⊥': 'is perpendicular to',
  '∥': 'is parallel to',
  '∴': 'therefore',
  '∵': 'because',
  '∅': 'the empty set',
  '⇌': 'is in equilibrium with',
};
const absolute = /\|(?! )[^|\n]{1,14}\|(?= ?[=<>≤≥])/y;
const absoluteEnd = /\|(?! )[^|\n]{1,14}$/;
/** A number, a letter or a bracket that a fraction bar may stand between. */
const top = /(?:(?:^|[^\p{L}])[\p{L}]|[\d)²³]) ?$/u;
const bottom = /^ ?(?:[(\d√]|\p{L}(?!\p{L}))/u;

/** Signs of mathematics: `∫ 2x dx`, `|x − 3| ≤ 5`, `P(A|B)`, `a = F/m`. */
export function mathSignRule({ text, at }: Scan): Draft | undefined {
  const character = text.charAt(at);
  const said = Object.hasOwn(signs, character) ? signs[character] : undefined;
  if (said) return draft(at + 1, 'symbol', said);
  if (character === '△' && /[A-Z]{3}/.test(text.slice(at + 1, at + 4)))
    return draft(at + 1, 'symbol', 'triangle');
  const behind = text.slice(Math.max(0, at - 24), at);
  if (character === '|') {
    if (/P\([A-Z] ?$/.test(behind) && /^ ?[A-Z]\)/.test(text.slice(at + 1, at + 4)))
      return draft(at + 1, 'symbol', 'given');
    if (match(absolute, text, at) && !/[\p{L}\d] ?$/u.test(behind))
      return draft(at + 1, 'symbol', 'the absolute value of');
    if (absoluteEnd.test(behind) && /^ ?[=<>≤≥]/.test(text.slice(at + 1, at + 3)))
      return draft(at + 1, 'punctuation', '');
  }
  if (
    character === '/' &&
    /=[^=]{1,23}$/.test(behind) &&
    top.test(behind.slice(-3)) &&
    bottom.test(text.slice(at + 1, at + 5)) &&
    !/\d$/.test(behind)
  )
    return draft(at + 1, 'symbol', 'over');
  // 3·4; but N·m.
  if (/[·⋅∙]/.test(character) && /\d ?$/.test(behind) && /^ ?\d/.test(text.slice(at + 1, at + 3)))
    return draft(at + 1, 'symbol', 'times');
  // 60 mL/min/1.73 m².
  if (character === '/' && /^1\.73 ?m/.test(text.slice(at + 1, at + 7)))
    return draft(at + 1, 'symbol', 'per');
  return undefined;
}
