import { endingOf, type Stem, stemsOf } from '../endings/noun-forms.ts';
import { stemBeforeVowel, verbEndings } from '../endings/verb-forms.ts';
import { nouns, plainWords, verbs } from './common-words.ts';

function build() {
  const nounStems = new Map<string, { readonly word: string; readonly stem: Stem }[]>();
  for (const word of nouns)
    for (const stem of stemsOf(word))
      nounStems.set(stem.text, [...(nounStems.get(stem.text) ?? []), { word, stem }]);
  const shapes = verbEndings
    .filter((ending) => !ending.includes('_'))
    .map((ending) =>
      ending
        .replace(/ъя/, '[ъь]?[яёе]')
        .replace(/я/, '[яёе]')
        .replace(/A/g, '[аэоө]')
        .replace(/U/g, '[уү]')
        .replace(/Ы/g, '(?:ы|ий)'),
    );
  return {
    whole: new Set([...plainWords, ...nouns, ...verbs]),
    nounStems,
    // A soft stem is also written with и: ярина.
    verbStems: new Set(verbs.flatMap((stem) => [stem, stemBeforeVowel(stem)])),
    verbEnding: new RegExp(`^(?:[аэоөг]?(?:${shapes.join('|')}))$`),
  };
}

/** Built at the first use: most texts have no word in capitals, and the first sound would wait for it. */
let tables: ReturnType<typeof build> | undefined;

const longest = 24;

/** Whether a Mongolian word in lower case is a common one or a form of one: гарт, явлаа. */
export function isCommonForm(lower: string): boolean {
  if (lower.length > longest) return false;
  tables ??= build();
  const { whole, nounStems, verbStems, verbEnding } = tables;
  if (whole.has(lower)) return true;
  for (let at = lower.length - 1; at > 1; at--) {
    const head = lower.slice(0, at);
    if (verbStems.has(head) && verbEnding.test(lower.slice(at))) return true;
    if (nounStems.get(head)?.some(({ word, stem }) => endingOf(word, stem, lower))) return true;
  }
  return false;
}
