import { z } from 'zod';
import { documentTypes, isReadKind, kindOf } from './import-limits.ts';

/** As in build/service-worker.js, which keeps what the system shares into the app. */
const cacheName = 'shared-duu';
const sharePath = '/app/share';

const storedItem = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string() })),
});

/** What was shared into the app. */
export interface SharedItem {
  /** Text to read; empty if there is none. */
  readonly text: string;
  /** The address of a page to import. */
  readonly address: string | null;
  readonly files: readonly File[];
}

/** Reads what the service worker has kept under an id; null if there is nothing. */
export async function readShared(id: string): Promise<SharedItem | null> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(`${sharePath}/${id}`);
  const stored = storedItem.safeParse(await found?.json().catch(() => null));
  if (!stored.success) return null;
  const files: File[] = [];
  for (const [at, { name, type }] of stored.data.files.entries()) {
    const content = await cache.match(`${sharePath}/${id}/${at}`);
    if (content) files.push(new File([await content.blob()], namedByType(name, type), { type }));
  }
  return { ...textAndAddress(stored.data), files };
}

export async function dropShared(id: string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname === `${sharePath}/${id}` || pathname.startsWith(`${sharePath}/${id}/`))
      await cache.delete(url);
  }
}

/** Some apps give a file no extension, by which its kind is known. */
function namedByType(name: string, type: string): string {
  const kind = kindOf(name);
  if (isReadKind(kind) || kind === 'pdf') return name;
  const [plain = ''] = type.split(';');
  const known = documentTypes[plain] ?? { 'text/plain': 'txt', 'text/html': 'html' }[plain];
  return known === undefined ? name : `${name || 'file'}.${known}`;
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
}: Pick<z.output<typeof storedItem>, 'title' | 'text' | 'url'>): Omit<SharedItem, 'files'> {
  const [name, words, given] = [title.trim(), text.trim(), url.trim()];
  const rest = name !== '' && words.startsWith(name) ? words.slice(name.length).trim() : words;
  const address = [given, words, rest].find((part) => onlyAddress.test(part)) ?? null;
  if (address === null) return { text: words === '' ? given || name : words, address };
  const isMore = words !== '' && !onlyAddress.test(words) && !onlyAddress.test(rest) && rest !== '';
  // A text with the address of its page is what the user selected on it.
  return isMore ? { text: words, address: null } : { text: '', address };
}
