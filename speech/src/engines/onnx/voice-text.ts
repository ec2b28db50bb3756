/** Reads the characters of a `tokens.txt` whose tokens are letters: a line is `character id`, or ` id` for the space. */
export function tokenCharacters(tokens: string): Set<string> {
  const found = new Set<string>();
  for (const line of tokens.split(/\r?\n/)) {
    if (line === '') continue;
    const [first = '', second] = line.trim().split(/\s+/u);
    found.add(second === undefined ? ' ' : first);
  }
  return found;
}

/**
 * Writes a text with the characters that a voice knows: as they are, else in lower case (the library lowers ASCII only),
 * else without them. Returns an empty string if it knows no letter of the text.
 */
export function inCharacters(text: string, known: ReadonlySet<string>): string {
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
