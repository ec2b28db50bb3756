// What must hold for a user's data at any time, whatever has failed: characters, counters, files, shares. What must hold
// for orders is in order-invariants.ts.
import type { Audio } from '@duu/contract/documents/audio';
import type { SpeechCall } from '@duu/contract/documents/speech-call';
import type { LedgerEntry, Subscription } from '@duu/contract/documents/subscription';
import type { User } from '@duu/contract/documents/user';
import { filesOf } from '@duu/contract/paths';
import { suiteDeps } from './admin.ts';

/** A user's subscriptions and ledger. */
export interface Books {
  readonly subscriptions: ReadonlyMap<string, Subscription>;
  readonly ledger: readonly LedgerEntry[];
  readonly activeSubscriptionId: string | null;
}

export async function readBooks(uid: string): Promise<Books> {
  const { documents } = suiteDeps();
  const [user, subscriptions, ledger] = await Promise.all([
    documents.user(uid).get(),
    documents.subscriptions(uid).get(),
    documents.ledger(uid).get(),
  ]);
  return {
    activeSubscriptionId: user.data()?.activeSubscriptionId ?? null,
    subscriptions: new Map(subscriptions.docs.map((doc) => [doc.id, doc.data()])),
    ledger: ledger.docs.map((doc) => doc.data()),
  };
}

function sums(entries: readonly LedgerEntry[]): Record<LedgerEntry['type'], number> {
  const all = {
    grant: 0,
    hold: 0,
    settle: 0,
    release: 0,
    expire: 0,
    revoke: 0,
    carry: 0,
    adjust: 0,
  };
  for (const { type, characters } of entries) all[type] += characters;
  return all;
}

/** granted = available + held + used + expired + revoked, for each subscription and so for all. */
function* balanceFaults({ subscriptions, ledger }: Books): Generator<string> {
  for (const [id, of] of subscriptions) {
    const sum = sums(ledger.filter((entry) => entry.subscriptionId === id));
    const { totalCredits, usedCredits, heldCredits, state } = of;
    const available = state === 'active' ? totalCredits - usedCredits - heldCredits : 0;
    const granted = sum.grant + sum.carry + sum.adjust;
    const spent = available + heldCredits + usedCredits + sum.expire + sum.revoke;
    if (granted !== spent) yield `${id}: granted ${granted} is not ${spent} (${state})`;
    if (available < 0) yield `${id}: ${available} characters are available`;
    if (sum.settle !== usedCredits) yield `${id}: used ${usedCredits}, settled ${sum.settle}`;
    if (sum.hold - sum.settle - sum.release !== heldCredits) yield `${id}: held ${heldCredits}`;
  }
}

function* activeFaults({ subscriptions, activeSubscriptionId }: Books): Generator<string> {
  const active = [...subscriptions].filter(([, { state }]) => state === 'active');
  if (active.length > 1) yield `${active.length} active subscriptions`;
  const id = active[0]?.[0] ?? null;
  if (id !== activeSubscriptionId) yield `active is ${id}, named is ${activeSubscriptionId}`;
}

/** Returns the violated invariants of a user's characters. */
export function creditFaults(books: Books): string[] {
  return [...balanceFaults(books), ...activeFaults(books)];
}

interface Library {
  readonly uid: string;
  readonly user: User | undefined;
  readonly audios: ReadonlyMap<string, Audio>;
  readonly collections: ReadonlyMap<string, { archived: boolean; audioCount: number }>;
  readonly calls: readonly SpeechCall[];
}

async function readLibrary(uid: string): Promise<Library> {
  const { documents } = suiteDeps();
  const [user, audios, collections, calls] = await Promise.all([
    documents.user(uid).get(),
    documents.audios(uid).get(),
    documents.collections(uid).get(),
    documents.speechCalls(uid).get(),
  ]);
  return {
    uid,
    user: user.data(),
    audios: new Map(audios.docs.map((doc) => [doc.id, doc.data()])),
    collections: new Map(collections.docs.map((doc) => [doc.id, doc.data()])),
    calls: calls.docs.map((doc) => doc.data()),
  };
}

function counters({ user, audios, collections }: Library) {
  const all = [...audios.values()];
  const lists = [...collections];
  const inside = (id: string) =>
    all.filter(
      (audio) => audio.collectionId === id && (!audio.archived || audio.archivedWith === id),
    ).length;
  const { making, audios: active, ...stored } = user?.counters ?? { making: 0, audios: 0 };
  return {
    making,
    stored: {
      audios: active,
      ...stored,
      inside: lists.map(([id, { audioCount }]) => [id, audioCount]),
    },
    counted: {
      audios: all.filter((audio) => !audio.archived).length,
      archivedAudios: all.filter((audio) => audio.archived).length,
      collections: lists.filter(([, { archived }]) => !archived).length,
      archivedCollections: lists.filter(([, { archived }]) => archived).length,
      inside: lists.map(([id]) => [id, inside(id)]),
    },
  };
}

/** Returns the stored counters, and the counted documents. */
export async function countersOf(uid: string) {
  const { stored, counted } = counters(await readLibrary(uid));
  return { stored, counted };
}

function* counterFaults(library: Library): Generator<string> {
  const { making, stored, counted } = counters(library);
  const { respellings: _, ...shown } = stored as typeof stored & { respellings?: number };
  for (const [name, value] of Object.entries(counted)) {
    const said = JSON.stringify(shown[name as keyof typeof shown]);
    if (said !== JSON.stringify(value)) yield `${name}: ${said}, counted ${JSON.stringify(value)}`;
  }
  const running = [...library.audios.values()].filter(({ state }) => state === 'creating').length;
  if (making !== running) yield `making: ${making}, counted ${running}`;
  const speaking = library.user?.counters.speaking ?? 0;
  const open = library.calls.filter(({ speakingSince }) => speakingSince !== null).length;
  if (speaking !== open) yield `speaking: ${speaking}, counted ${open}`;
}

/** What conversions hold is what their subscriptions say is held. */
function* holdFaults({ audios, calls }: Library, { subscriptions }: Books): Generator<string> {
  for (const [id, { heldCredits }] of subscriptions) {
    const held = [...audios.values(), ...calls]
      .filter(({ hold }) => hold?.subscriptionId === id)
      .reduce((sum, { hold }) => sum + (hold?.characters ?? 0), 0);
    if (held !== heldCredits) yield `${id}: held ${heldCredits}, by audios and calls ${held}`;
  }
  for (const [id, { hold, lease, state }] of audios) {
    if (state !== 'creating' && (hold !== null || lease !== null)) yield `${id}: ${state}, held`;
  }
}

/** Each audio has its text, its search entry and its files, and nothing else has any. */
async function audioFaults({ uid, audios }: Library): Promise<string[]> {
  const { documents, files } = suiteDeps();
  const faults: string[] = [];
  const [refs, searches, notes, stored] = await Promise.all([
    documents.audios(uid).listDocuments(),
    documents.searches(uid).listDocuments(),
    documents.cleanups().get(),
    files.list(`${filesOf(uid)}audios/`, 5000),
  ]);
  const there = new Set(stored);
  for (const { id } of refs) if (!audios.has(id)) faults.push(`${id}: documents without an audio`);
  for (const { id } of searches) if (!audios.has(id)) faults.push(`${id}: searched for in vain`);
  const noted = notes.docs.map((doc) => doc.data().prefix);
  for (const path of stored) {
    const id = path.slice(`${filesOf(uid)}audios/`.length).split('.')[0] ?? '';
    const isNoted = noted.some((prefix) => path.startsWith(prefix));
    if (!audios.has(id) && !isNoted) faults.push(`${path}: a file without an audio`);
  }
  for (const [id, { state, storagePath, version }] of audios) {
    const [content, pending, versions] = await Promise.all([
      documents.content(uid, id).get(),
      documents.pendingContent(uid, id).get(),
      documents.versions(uid, id).get(),
    ]);
    if (!content.exists) faults.push(`${id}: no text`);
    if (!searches.some((ref) => ref.id === id)) faults.push(`${id}: not found by search`);
    if (pending.exists && state === 'done') faults.push(`${id}: done, with a text to come`);
    if (state === 'done' && storagePath === null) faults.push(`${id}: done, without a file`);
    const named = versions.docs.map((doc) => doc.data());
    if (named.some((one) => one.version >= version)) faults.push(`${id}: a version of the future`);
    for (const path of [storagePath, ...named.map((one) => one.storagePath)]) {
      if (path !== null && !there.has(path)) faults.push(`${id}: ${path} is missing`);
    }
  }
  return faults;
}

/** A link plays the audio that names it, as it is now. */
async function shareFaults({ uid, audios }: Library): Promise<string[]> {
  const { documents } = suiteDeps();
  const faults: string[] = [];
  const sources = await documents.allShareSources().where('uid', '==', uid).get();
  for (const doc of sources.docs) {
    const shareId = doc.ref.path.split('/')[1] ?? '';
    if (audios.get(doc.data().audioId)?.shareId !== shareId) {
      faults.push(`${doc.ref.path}: shares nothing`);
    }
  }
  for (const [id, { shareId, name, durationMs }] of audios) {
    if (shareId === null) continue;
    const [share, source, content] = await Promise.all([
      documents.share(shareId).get(),
      documents.shareSource(shareId).get(),
      documents.content(uid, id).get(),
    ]);
    const [shown, text] = [share.data(), content.data()];
    if (source.data()?.audioId !== id) faults.push(`${id}: its link is of another`);
    const isSame =
      shown?.name === name &&
      shown.durationMs === durationMs &&
      JSON.stringify(shown.segments) === JSON.stringify(text?.segments);
    if (!isSame) faults.push(`${id}: its link shows something else`);
  }
  return faults;
}

/** Returns the violated invariants of a user's data. */
export async function faultsOfUser(uid: string): Promise<string[]> {
  const [books, library] = await Promise.all([readBooks(uid), readLibrary(uid)]);
  return [
    ...creditFaults(books),
    ...holdFaults(library, books),
    ...counterFaults(library),
    ...(await audioFaults(library)),
    ...(await shareFaults(library)),
  ];
}
