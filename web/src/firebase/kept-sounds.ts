import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { onPersonChange } from './documents/live-cache.ts';
import { keptOf } from './kept.ts';

/** A sound on this device. */
export interface KeptSound {
  readonly audioId: string;
  readonly storagePath: string;
  readonly name: string;
  readonly bytes: number;
  readonly expiresAt: Date;
}

const folder = '/kept/sounds/';
const addressOf = (storagePath: string) => folder + encodeURIComponent(storagePath);
const uidOf = (storagePath: string) => /^users\/([^/]+)/.exec(storagePath)?.[1] ?? '';

let sounds: readonly KeptSound[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly KeptSound[]): void {
  sounds = next;
  for (const listener of listeners) listener();
}
onPersonChange(() => publish([]));

export function subscribeSounds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const keptSounds = (): readonly KeptSound[] => sounds;

/** What stands with each sound says whose it is, so that there is no list that could be wrong. */
function asHeaders({ audioId, name, bytes, expiresAt }: KeptSound): HeadersInit {
  return {
    'Content-Type': 'audio/mpeg',
    'Content-Length': String(bytes),
    'Duu-Audio': audioId,
    'Duu-Name': encodeURIComponent(name),
    'Duu-Expires': expiresAt.toISOString(),
  };
}

function asSound(address: string, { headers }: Response): KeptSound {
  return {
    audioId: headers.get('Duu-Audio') ?? '',
    storagePath: decodeURIComponent(new URL(address).pathname.slice(folder.length)),
    name: decodeURIComponent(headers.get('Duu-Name') ?? ''),
    bytes: Number(headers.get('Content-Length')),
    expiresAt: new Date(headers.get('Duu-Expires') ?? 0),
  };
}

/** Reads what is there, as another tab may have changed it, and lets go what the library has no longer. */
async function readSounds(uid: string): Promise<void> {
  const store = await keptOf(uid);
  if (store === null) return;
  const found: KeptSound[] = [];
  for (const { url } of await store.keys()) {
    if (!new URL(url).pathname.startsWith(folder)) continue;
    const answer = await store.match(url);
    if (!answer) continue;
    const sound = asSound(url, answer);
    if (sound.expiresAt > new Date()) found.push(sound);
    else await store.delete(url);
  }
  publish(found);
}

/** Lets go the sounds of audios that were deleted elsewhere. Only the server's answer counts. */
async function letGoDeleted(uid: string): Promise<void> {
  if (sounds.length === 0 || !navigator.onLine) return;
  const { idsThere } = await import('./documents/firestore-door.ts');
  const ids = sounds.map(({ audioId }) => audioId);
  const there = await idsThere(paths.audios(uid), ids);
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) await removeSounds(uid, gone);
}

/**
 * Follows what is kept of this person, also what another tab or device changes: that is looked up when this one is looked
 * at again.
 */
export function watchSounds(uid: string): () => void {
  const read = () => {
    if (document.visibilityState === 'visible')
      void readSounds(uid)
        .then(() => letGoDeleted(uid))
        .catch(() => undefined);
  };
  read();
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}

/**
 * Keeps an audio's sound, fetched from `url`.
 * @throws DOMException `QuotaExceededError` where the device is full; what `fetch` throws without a connection
 */
export async function keepSound(
  audio: WithId<Audio> & { readonly storagePath: string },
  url: string,
): Promise<KeptSound> {
  const uid = uidOf(audio.storagePath);
  const store = await keptOf(uid);
  if (store === null) throw new DOMException('There is no storage.', 'QuotaExceededError');
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The file answered ${answer.status}.`);
  const blob = await answer.blob();
  const { id: audioId, storagePath, name, expiresAt } = audio;
  const sound = { audioId, storagePath, name, bytes: blob.size, expiresAt };
  await store.put(addressOf(storagePath), new Response(blob, { headers: asHeaders(sound) }));
  // The browser may else make room by removing it. Whether it agrees changes nothing here.
  void navigator.storage?.persist?.().catch(() => false);
  for (const before of sounds)
    if (before.audioId === audioId && before.storagePath !== storagePath)
      await store.delete(addressOf(before.storagePath));
  await readSounds(uid);
  return sound;
}

export async function removeSounds(uid: string, audioIds: readonly string[]): Promise<void> {
  const store = await keptOf(uid);
  if (store === null) return;
  for (const { audioId, storagePath } of sounds)
    if (audioIds.includes(audioId)) await store.delete(addressOf(storagePath));
  await readSounds(uid);
}

/** An address of the sound on this device; null where it is not kept. It holds as long as the page. */
export async function keptSoundUrl(storagePath: string): Promise<string | null> {
  const store = await keptOf(uidOf(storagePath));
  const answer = await store?.match(addressOf(storagePath)).catch(() => undefined);
  return answer ? URL.createObjectURL(await answer.blob()) : null;
}
