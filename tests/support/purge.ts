// The purge of many expired audios, killed half-way and started again.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { audioFile, filesOf } from '@duu/contract/paths';
import { anAudio } from '@duu/contract/testing/an-audio';
import { searchEntryOf } from '../../functions/src/services/audios/search-entry.ts';
import { publicShare } from '../../functions/src/services/sharing/share-audio.ts';
import { quickStart } from '../../tools/quick-start.mjs';
import { suiteDeps } from './admin.ts';
import { faultsOfUser } from './invariants.ts';
import { peakMb } from './processes.ts';
import { until } from './suite.ts';
import { newUserWithAccount, type TestUser } from './users.ts';

const segments = ['Сайн байна уу?'];
/** The Storage emulator takes longer for a file than Firestore's for the documents: not every audio has one. */
const fileEach = 10;
const shareEach = 20;
/** Audios per commit; each has up to five documents. */
const perBatch = 80;

/** Adds audios to a user's library without converting them. */
async function putAudios({ uid }: TestUser, count: number, expiresAt: Date): Promise<void> {
  const { documents, files, newId } = suiteDeps();
  const content = { segments, normalized: [], words: [], peaks: [] };
  for (let from = 0; from < count; from += perBatch) {
    const batch = documents.batch();
    const many = Math.min(perBatch, count - from);
    const stored: string[] = [];
    for (let at = from; at < from + many; at++) {
      const id = newId();
      const storagePath = audioFile(uid, id, 1);
      const shareId = at % shareEach === 0 ? newId() : null;
      const audio = anAudio({ storagePath, shareId, expiresAt, createdAt: expiresAt });
      batch.create(documents.audio(uid, id), audio);
      batch.create(documents.content(uid, id), content);
      batch.create(documents.search(uid, id), searchEntryOf(audio, segments));
      if (shareId !== null) {
        batch.create(documents.share(shareId), publicShare(audio, content, expiresAt));
        batch.create(documents.shareSource(shareId), { uid, audioId: id });
      }
      if (at % fileEach === 0) stored.push(storagePath);
    }
    const counters = (await documents.user(uid).get()).data()?.counters.audios ?? 0;
    batch.update(documents.user(uid), { 'counters.audios': counters + many });
    const sound = Uint8Array.of(1, 2, 3);
    await Promise.all([
      batch.commit(),
      ...stored.map((file) => files.write(file, sound, 'audio/mpeg')),
    ]);
  }
}

interface Purging {
  /** Resolves at its end, killed or not. */
  readonly ended: Promise<void>;
  readonly result: () => { deleted: number } | null;
  /** Maximum memory so far, in MB. */
  readonly peakMb: () => Promise<number>;
  readonly kill: () => void;
}

/** The heap of the process, in MB: far less than all documents would need. */
const heapMb = 96;

function startPurge(): Purging {
  const file = path.join(import.meta.dirname, 'purging-process.ts');
  const child = fork(file, [], {
    execArgv: [...quickStart.args, `--max-old-space-size=${heapMb}`],
    env: { ...process.env, ...quickStart.env },
  });
  let result: { deleted: number } | null = null;
  child.once('message', (message: { deleted: number }) => {
    result = message;
  });
  return {
    ended: once(child, 'exit').then(() => undefined),
    result: () => result,
    peakMb: () => peakMb(child),
    kill: () => child.kill('SIGKILL'),
  };
}

export interface PurgeRun {
  readonly deletedBeforeKill: number;
  readonly deletedAfterwards: number;
  /** Maximum memory of the second process after its first tenth and at its end, in MB. */
  readonly earlyMb: number;
  readonly lateMb: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** Purges `count` audios of ten users, who also have one audio each that stays. */
export async function purgeMany(count: number): Promise<PurgeRun> {
  const { documents, files } = suiteDeps();
  const users = await Promise.all(Array.from({ length: 10 }, newUserWithAccount));
  const past = new Date(Date.now() - 3_600_000);
  const future = new Date(Date.now() + 3_600_000);
  for (const user of users) {
    await putAudios(user, 1, future);
    await putAudios(user, count / users.length, past);
  }
  const due = documents.allAudios().where('expiresAt', '<=', past).count();
  const left = async () => (await due.get()).data().count;
  const allDue = await left();

  const startedAt = performance.now();
  const first = startPurge();
  await until('half of them to go', async () => (await left()) <= allDue / 2, 3_600_000);
  first.kill();
  await first.ended;
  const leftByFirst = await left();

  const second = startPurge();
  await until(
    'a tenth of the rest to go',
    async () => (await left()) <= 0.9 * leftByFirst,
    3_600_000,
  );
  const earlyMb = await second.peakMb();
  let lateMb = earlyMb;
  await until(
    'the purge to end',
    async () => {
      if (second.result() !== null) return true;
      lateMb = Math.max(lateMb, await second.peakMb().catch(() => lateMb));
      return false;
    },
    3_600_000,
  );
  await second.ended;
  const seconds = (performance.now() - startedAt) / 1000;

  // The notes of files whose removal the kill interrupted are due ten minutes later.
  const notes = await documents.cleanups().get();
  for (const note of notes.docs) await note.ref.update({ createdAt: past });
  await startPurge().ended;

  const faults: string[] = [];
  if ((await left()) > 0) faults.push(`${await left()} expired audios are left`);
  for (const { uid } of users) {
    faults.push(...(await faultsOfUser(uid)));
    const audios = (await documents.audios(uid).get()).size;
    if (audios !== 1) faults.push(`${uid} has ${audios} audios`);
    const stored = (await files.list(filesOf(uid), 10)).length;
    if (stored !== 1) faults.push(`${uid} has ${stored} files`);
  }
  return {
    deletedBeforeKill: allDue - leftByFirst,
    deletedAfterwards: second.result()?.deleted ?? 0,
    earlyMb,
    lateMb,
    seconds,
    faults,
  };
}
