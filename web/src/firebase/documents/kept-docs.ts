import { keptOf } from '../kept.ts';
import { onUserChange, uidOf } from './live-cache.ts';

/** Maximum number of kept answers; the oldest are deleted first. */
const maxAnswers = 300;
const folder = '/kept/docs/';
const addressOf = (key: string) => folder + encodeURIComponent(key);

/** Writes times as strings, which the contract's schemas parse too. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
}

/** Maximum number of documents kept of a list. */
const maxListDocs = 200;

interface Listed {
  readonly id: string;
}

/** A part of a list: the document before it (null: from the start), and whether more documents follow. */
export interface ListPart<T extends Listed> {
  readonly after: string | null;
  readonly docs: readonly T[];
  readonly hasMore: boolean;
}

/**
 * Updates a list with a newer part: replaces everything within the part and keeps what follows it. Returns the same list if
 * the part does not adjoin it.
 */
export function withPart<T extends Listed>(
  seen: readonly T[],
  { after, docs, hasMore }: ListPart<T>,
): readonly T[] {
  const start = after === null ? 0 : seen.findIndex(({ id }) => id === after) + 1;
  if (after !== null && start === 0) return seen;
  const here = new Set(docs.map(({ id }) => id));
  const places = new Map(seen.map(({ id }, at) => [id, at]));
  const last = docs.findLast(({ id }) => places.has(id));
  const end = Math.max(start, last === undefined ? 0 : (places.get(last.id) ?? 0) + 1);
  const others = (from: number, to: number) =>
    seen.slice(from, to).filter(({ id }) => !here.has(id));
  const behind = hasMore ? others(end, seen.length) : [];
  return [...others(0, start), ...docs, ...behind].slice(0, maxListDocs);
}

const lists = new Map<string, Promise<readonly Listed[]>>();
onUserChange(() => lists.clear());

/** Keeps a part of a list together with the parts kept before. */
export function keepPart<T extends Listed>(key: string, part: ListPart<T>): Promise<unknown> {
  const before = lists.get(key) ?? keptAnswer(key).then((kept) => (kept ?? []) as Listed[]);
  const after = before.then(async (seen) => {
    const next = withPart(seen, part);
    if (next !== seen) await keepAnswer(key, next);
    return next;
  });
  lists.set(key, after);
  return after;
}

let written = 0;

/** Keeps the server's answer about a document or a list, to read it offline. */
export async function keepAnswer(key: string, value: unknown): Promise<void> {
  const uid = uidOf(key);
  const store = uid === null ? null : await keptOf(uid);
  if (store === null) return;
  try {
    await store.put(addressOf(key), new Response(JSON.stringify(plain(value))));
    // Only sometimes, because it reads the names of all answers.
    if (++written % 50 === 1) await prune(store);
  } catch {
    // The device is full; the page still has its answer.
  }
}

async function prune(store: Cache): Promise<void> {
  const kept = (await store.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - maxAnswers)).map((old) => store.delete(old)),
  );
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
 * Emits the kept value until there is a newer one: immediately if the page is offline, else once the SDK stops waiting for
 * the server.
 */
export function withKept<T>(
  key: string,
  next: (value: T) => void,
  keep: (value: T) => void = (value) => void keepAnswer(key, value),
) {
  let hasEmitted = false;
  const giveKept = async () => {
    const kept = await keptAnswer(key);
    if (hasEmitted || kept === undefined) return;
    hasEmitted = true;
    next(kept as T);
  };
  if (!navigator.onLine) void giveKept();
  return {
    emit(value: T, isFresh: boolean): void {
      hasEmitted = true;
      next(value);
      if (isFresh) keep(value);
    },
    giveKept: () => void giveKept(),
    end: () => {
      hasEmitted = true;
    },
  };
}
