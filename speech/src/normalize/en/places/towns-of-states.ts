import lists from '../lists.json' with { type: 'json' };

/** Towns behind which a code that could be a word or another short form is their state: Boise ID, Portland OR. */
const towns: Readonly<Record<string, string>> = lists.towns;
const shapes = new Map(
  Object.entries(towns).map(([code, names]) => [
    code,
    new RegExp(`(?<![\\p{L}'-])(?:${names}),? $`, 'iu'),
  ]),
);

/** Whether the text before a code ends with one of the towns of its state. */
export function endsWithTownOf(code: string, behind: string): boolean {
  const found = shapes.get(code)?.exec(behind.slice(-24));
  return found !== null && found !== undefined && /^\p{Lu}/u.test(found[0]);
}
