/** Reads the numbers of a `tokens.txt` whose tokens are single characters: a line is `character id`, or ` id` for the space. */
export function tokenNumbers(tokens: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of tokens.split(/\r?\n/)) {
    if (line === '') continue;
    const [first = '', second] = line.trim().split(/\s+/u);
    if (second === undefined) found.set(' ', Number(first));
    else found.set(first, Number(second));
  }
  return found;
}

/**
 * Writes a text with the characters that a voice knows: as they are, else in lower case (the library lowers ASCII only),
 * else without them. Returns an empty string if it knows no letter of the text.
 */
export function inCharacters(text: string, known: ReadonlyMap<string, number>): string {
  let out = '';
  let letters = 0;
  for (const character of text.normalize('NFC')) {
    const form = [character, character.toLowerCase()].find((one) => known.has(one));
    if (form === undefined) continue;
    if (/\p{L}/u.test(form)) letters++;
    out += form;
  }
  return letters === 0 ? '' : out.trim();
}
