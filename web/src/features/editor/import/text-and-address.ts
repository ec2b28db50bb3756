/** What was shared into the app. */
export interface SharedItem {
  /** Text to read; empty if there is none. */
  readonly text: string;
  /** The address of a page to import. */
  readonly address: string | null;
  readonly files: readonly File[];
}

const onlyAddress = /^https?:\/\/\S+$/u;

/**
 * Tells an address to import from a text to read. Android's apps put the address of a page into the text, alone or after
 * the page's title.
 */
export function textAndAddress({
  title,
  text,
  url,
}: Record<'title' | 'text' | 'url', string>): Omit<SharedItem, 'files'> {
  const [name, words, given] = [title.trim(), text.trim(), url.trim()];
  const rest = name !== '' && words.startsWith(name) ? words.slice(name.length).trim() : words;
  const address = [given, words, rest].find((part) => onlyAddress.test(part)) ?? null;
  if (address === null) return { text: words === '' ? given || name : words, address };
  const isMore = words !== '' && !onlyAddress.test(words) && !onlyAddress.test(rest) && rest !== '';
  // A text with the address of its page is what the user selected on it.
  return isMore ? { text: words, address: null } : { text: '', address };
}
