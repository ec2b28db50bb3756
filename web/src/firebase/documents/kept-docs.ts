import { keptOf } from '../kept.ts';
import { onPersonChange } from './live-cache.ts';

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

/** How much of a list is kept, in documents. */
const mostOfList = 200;

interface Listed {
  readonly id: string;
}

/** What came of a list: after which document (null: from its beginning), and whether there is more behind it. */
export interface ListPart<T extends Listed> {
  readonly after: string | null;
  readonly docs: readonly T[];
  readonly hasMore: boolean;
}

/**
 * What was seen of a list, with a part that has come anew: what lay between its documents and is not in it is gone, what
 * lay behind it stays. The same list where the part joins nothing.
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
  return [...others(0, start), ...docs, ...behind].slice(0, mostOfList);
}

const lists = new Map<string, Promise<readonly Listed[]>>();
onPersonChange(() => lists.clear());

/** Keeps what has come of a list together with what was seen of it before. */
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
export function withKept<T>(
  key: string,
  next: (value: T) => void,
  keep: (value: T) => void = (value) => void keepAnswer(key, value),
) {
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
      if (isFresh) keep(value);
    },
    giveKept: () => void giveKept(),
    end: () => {
      told = true;
    },
  };
}
