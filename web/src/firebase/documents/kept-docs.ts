import { keptOf } from '../kept.ts';

/** How many answers stay, the oldest leave first. */
const most = 300;
const folder = '/kept/docs/';
const addressOf = (key: string) => folder + encodeURIComponent(key);

/** The person whose documents these are; null for what is no person's own. */
function uidOf(key: string): string | null {
  return /^users\/([^/?]+)/.exec(key)?.[1] ?? null;
}

/** Times become text, which the contract's schemas read as well. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

let written = 0;

/** Keeps what the server has said of a document or a list, to be read without a connection. */
export async function keepAnswer(key: string, value: unknown): Promise<void> {
  const uid = uidOf(key);
  const store = uid === null ? null : await keptOf(uid);
  if (store === null) return;
  try {
    await store.put(addressOf(key), new Response(JSON.stringify(plain(value))));
    // Not at each one: the names of all have to be read for it.
    if (++written % 50 === 1) await prune(store);
  } catch {
    // A full device keeps nothing more; the page has its answer.
  }
}

async function prune(store: Cache): Promise<void> {
  const kept = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((old) => store.delete(old)));
}

export async function forgetAnswer(key: string): Promise<void> {
  const uid = uidOf(key);
  const store = uid === null ? null : await keptOf(uid);
  await store?.delete(addressOf(key)).catch(() => false);
}

async function keptAnswer(key: string): Promise<unknown> {
  const uid = uidOf(key);
  const store = uid === null ? null : await keptOf(uid);
  const answer = await store?.match(addressOf(key)).catch(() => undefined);
  return answer?.json().catch(() => undefined);
}

/**
 * Gives a listener what was kept for as long as nothing better has come: at once without a connection, else when the
 * client has given up waiting.
 */
export function withKept<T>(key: string, next: (value: T) => void) {
  let told = false;
  const giveKept = async () => {
    const kept = await keptAnswer(key);
    if (told || kept === undefined) return;
    told = true;
    next(kept as T);
  };
  if (!navigator.onLine) void giveKept();
  return {
    tell(value: T, isFresh: boolean): void {
      told = true;
      next(value);
      if (isFresh) void keepAnswer(key, value);
    },
    giveKept: () => void giveKept(),
    end: () => {
      told = true;
    },
  };
}
