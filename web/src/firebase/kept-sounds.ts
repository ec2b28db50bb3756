import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { paths } from '@duu/contract/paths';
import { Store } from '../stores/store.ts';
import { fetchExistingIds } from './documents/firestore-rest.ts';
import { onUserChange } from './documents/live-cache.ts';
import { keptOf } from './kept.ts';

/** A sound kept on this device. */
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

/** The sounds kept for the signed-in user. */
export const keptSounds = new Store<readonly KeptSound[]>([]);
onUserChange(() => keptSounds.set([]));

/** Describes each sound with the sound itself, so that no separate list can get out of sync. */
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

/** Reads what is kept, as another tab may have changed it, and removes what has expired. */
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
  keptSounds.set(found);
}

/** Removes the sounds of audios that were deleted elsewhere, by the server's data only. */
async function removeDeleted(uid: string): Promise<void> {
  if (keptSounds.get().length === 0 || !navigator.onLine) return;
  const ids = keptSounds.get().map(({ audioId }) => audioId);
  const there = await fetchExistingIds(paths.audios(uid), ids);
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) await removeSounds(uid, gone);
}

/**
 * Follows this user's kept sounds; changes of another tab or device are read when this page becomes visible.
 */
export function watchSounds(uid: string): () => void {
  const read = () => {
    if (document.visibilityState === 'visible')
      void readSounds(uid)
        .then(() => removeDeleted(uid))
        .catch(() => undefined);
  };
  read();
  document.addEventListener('visibilitychange', read);
  return () => document.removeEventListener('visibilitychange', read);
}

/**
 * Keeps an audio's sound, fetched from `url`.
 * @throws DOMException `QuotaExceededError` if the device is full; `fetch`'s error without a connection
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
  // Asks the browser not to evict it. The result does not matter here.
  void navigator.storage?.persist?.().catch(() => false);
  for (const before of keptSounds.get())
    if (before.audioId === audioId && before.storagePath !== storagePath)
      await store.delete(addressOf(before.storagePath));
  await readSounds(uid);
  return sound;
}

export async function removeSounds(uid: string, audioIds: readonly string[]): Promise<void> {
  const store = await keptOf(uid);
  if (store === null) return;
  for (const { audioId, storagePath } of keptSounds.get())
    if (audioIds.includes(audioId)) await store.delete(addressOf(storagePath));
  await readSounds(uid);
}

/** Returns the URL of a kept sound, valid while the page lives; null if it is not kept. */
export async function keptSoundUrl(storagePath: string): Promise<string | null> {
  const store = await keptOf(uidOf(storagePath));
  const answer = await store?.match(addressOf(storagePath)).catch(() => undefined);
  return answer ? URL.createObjectURL(await answer.blob()) : null;
}
