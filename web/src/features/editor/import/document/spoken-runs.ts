const raisedSigns: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  n: 'ⁿ',
};
const loweredSigns: Readonly<Record<string, string>> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
};

function inSigns(text: string, signs: Readonly<Record<string, string>>): string {
  const letters = [...text.trim()];
  const found = letters.map((letter) => signs[letter]);
  return letters.length > 0 && found.every((sign) => sign !== undefined) ? found.join('') : text;
}

/**
 * Returns raised text as it is written without formatting: 10⁵, and 20th. A raised number after a word is the mark of a
 * note, and is not spoken.
 * @param before what precedes it in its block
 * @param after what follows it there
 */
export function raised(text: string, before: string, after = ''): string {
  if (isDegree(text.trim(), before, after)) return '°';
  if (areMinutes(text.trim(), before, after)) return `:${text.trim()}`;
  // ²³⁸U, but no number of a verse, as those at its beginning are.
  const isIsotope = /[^.!?…"'»”)]\s+$/u.test(before) && /^[A-Z][a-z]?(?!\p{L})/u.test(after);
  return !isIsotope && isNoteMark(text, before) ? '' : inSigns(text, raisedSigns);
}

/** A raised letter o after a number, or 0 before the name of a scale, is drawn as the sign of degrees. */
const isDegree = (text: string, before: string, after: string): boolean =>
  /\d\s?$/u.test(before) &&
  (/^[oо˚]$/iu.test(text) || (text === '0' && /^\s*[CСF](?!\p{L})/u.test(after)));

/** Of a time of day whose minutes are raised: 9⁰⁰, 8³⁰ цагт. */
const areMinutes = (text: string, before: string, after: string): boolean =>
  /(?:^|[^\d.,])(?:[01]?\d|2[0-4])$/u.test(before) &&
  (text === '00' || (/^[0-5]\d$/u.test(text) && /^\s*(?:цаг|[ap]\.?m\b)/u.test(after)));

export const lowered = (text: string): string => inSigns(text, loweredSigns);

/** Units whose power is raised: м², km³. */
const unit = /(?:^|[^\p{L}])(?:[a-zµ]{0,2}m|[кмсд]?м|ha|га|s|с|in|ft|yd|mi)$/iu;

/** What of mathematics has more letters than one: sin², mc² after a sign. */
const variable =
  /(?:^|[^\p{L}])(?:sin|cos|tan|cot|tg|ctg|log|ln|lg|lim|max|min)$|\p{Script=Greek}\p{L}?$|[\d=+−×·*/^(]\s*[a-z]{1,3}$/iu;

/** Whether raised text is the mark of a note: 1, 12, *, a, [3] after a word or a mark, not after a number, unit or variable. */
export function isNoteMark(text: string, before: string): boolean {
  const [mark = '', ...others] = text.split(',').flatMap((one) => one.trim() || []);
  if (others.length > 0) return [mark, ...others].every((one) => isNoteMark(one, before));
  // The notes at the end of a text often have roman numbers or letters.
  if (/^(?:[a-z]|[ivx]{2,4})$/u.test(mark)) return /\p{L}{3,}[.,;:!?…»”"']?$/u.test(before);
  if (!/^(?:[[(]?\d{1,3}[\])]?(?:\s*[–-]\s*\d{1,3})*|[[(]?\p{L}[\])]|[*†‡§]{1,3})$/u.test(mark))
    return false;
  if (/^[*†‡§]/u.test(mark) || /^[[(]/u.test(mark)) return true;
  const last = before.trimEnd();
  if (last === '' || /[\d)\]}×·⁻⁺]$/u.test(last)) return false;
  if (/[.,;:!?…»”"']$/u.test(last)) return true;
  return /\p{L}{2,}$/u.test(last) && !unit.test(last) && !variable.test(last);
}

export type RunStyle = 'raised' | 'lowered' | undefined;

/** Text of one style. */
export interface Run {
  readonly text: string;
  readonly style: RunStyle;
}

/** Returns a fraction whose parts are raised and lowered around a bar; null if the runs are something else. */
function fractionOf([above, bar, below]: readonly Run[], before: string): string | null {
  if (above?.style !== 'raised' || below?.style !== 'lowered') return null;
  if (!/^\s*[/⁄]\s*$/u.test(bar?.text ?? '') || /\p{L}$/u.test(before)) return null;
  const [top, bottom] = [above.text.trim(), below.text.trim()];
  if (!/^\d+ \d+$/u.test(`${top} ${bottom}`)) return null;
  if (!/\d$/u.test(before)) return `${top}/${bottom}`;
  // What is raised at a number is a power, or the rest of it.
  return Number(top) < Number(bottom) ? ` ${top}/${bottom}` : null;
}

/** Returns the runs of a block as they are written without formatting. */
export function spokenRuns(runs: readonly Run[]): string {
  const said: string[] = [];
  let before = '';
  for (let at = 0; at < runs.length; at++) {
    const { text, style } = runs[at] ?? { text: '', style: undefined };
    const fraction = fractionOf(runs.slice(at, at + 3), before);
    if (fraction !== null) at += 2;
    const one =
      fraction ??
      (style === 'raised'
        ? raised(text, before, runs[at + 1]?.text)
        : style === 'lowered'
          ? lowered(text)
          : text);
    said.push(one);
    before = (before + one).slice(-20);
  }
  return said.join('');
}
