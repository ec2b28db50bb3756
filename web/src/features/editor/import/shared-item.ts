import { z } from 'zod';
import { documentTypes } from './document-types.ts';
import { isReadKind, kindOf } from './import-kinds.ts';
import { type SharedItem, textAndAddress } from './text-and-address.ts';

/** As in build/service-worker.js, which keeps what the system shares into the app. */
const cacheName = 'shared-duu';
const sharePath = '/app/share';

const storedItem = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string() })),
});

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
