// Operations on a user's library, as fault-points.ts interrupts them.
import { randomUUID } from 'node:crypto';
import type { Audio } from '@duu/contract/documents/audio';
import { limits } from '@duu/contract/limits';
import type { Speech } from '../../../functions/src/adapters/speech.ts';
import { ApiError } from '../../../functions/src/api-error.ts';
import type { Deps } from '../../../functions/src/deps.ts';
import { deleteAccount } from '../../../functions/src/services/account/delete-account.ts';
import { runToCompletion } from '../../../functions/src/services/conversions/run-to-completion.ts';
import { startConversion } from '../../../functions/src/services/conversions/start-conversion.ts';
import { startReconversion } from '../../../functions/src/services/conversions/start-reconversion.ts';
import { finishDeletions } from '../../../functions/src/services/jobs/finish-deletions.ts';
import { purgeExpiredAudio } from '../../../functions/src/services/jobs/purge-expired-audio.ts';
import { settleStale } from '../../../functions/src/services/jobs/settle-stale.ts';
import { deleteAudio } from '../../../functions/src/services/library/delete-audio.ts';
import { shareAudio } from '../../../functions/src/services/sharing/share-audio.ts';
import { suiteDeps } from '../admin.ts';
import { request, result, withoutTasks } from '../conversions.ts';
import { subscriptionOf } from '../credits.ts';
import { faultsOfUser } from '../invariants.ts';
import { putAudio } from '../library.ts';
import { tracesOf } from '../traces.ts';
import { actorOf, newUserWithAccount, type TestUser } from '../users.ts';

/** An operation of one user, ready to run. */
export interface FaultScenario {
  /** The dependencies of a process without a fault. */
  readonly base: Deps;
  /** What the process with the fault does. */
  readonly run: (deps: Deps) => Promise<unknown>;
  /** What follows in any case: the client repeats its request, the queue delivers, jobs run. */
  readonly recover: () => Promise<unknown>;
  /** The final state, which is compared with that of a run without a fault. */
  readonly finalState: () => Promise<object>;
  /** The violated invariants: right after the fault, and after everything has followed. */
  readonly faults: (when: 'at once' | 'when settled') => Promise<string[]>;
}

const bytes = Uint8Array.of(1, 2, 3, 4, 5, 6);
const speaks: Speech = async function* () {
  yield { type: 'audio', bytes };
  yield { type: 'done', result };
};
export const speaking: Deps = { ...withoutTasks, speech: async () => speaks };
export const atLater = (ms: number): Deps => ({
  ...speaking,
  now: () => new Date(Date.now() + ms),
});
/** When a lease is over that a dead process holds. */
const afterLease = () => atLater(speaking.lease.ms + 1000);
export const timeoutMs = 20_000;
/** Older than that, a note of files belongs to no running deletion. */
const afterNotes = () => atLater(11 * 60_000);

/** A repeated request that the first one made unnecessary. */
export async function unless(key: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError && error.key === key)) throw error;
  });
}

/** A user's audios and characters. */
export interface LibraryEnd {
  readonly usedCredits: number;
  readonly heldCredits: number;
  readonly audios: readonly (Pick<Audio, 'state' | 'error' | 'version' | 'freeConversionsLeft'> & {
    readonly versions: number;
    /** Bytes of the file; null if there is none. */
    readonly stored: number | null;
  })[];
}

async function libraryEnd(uid: string): Promise<LibraryEnd> {
  const { documents, files } = suiteDeps();
  const audios = (await documents.audios(uid).orderBy('createdAt').get()).docs;
  const { usedCredits, heldCredits } = await subscriptionOf(uid);
  return {
    usedCredits,
    heldCredits,
    audios: await Promise.all(
      audios.map(async (doc) => {
        const { state, error, version, freeConversionsLeft, storagePath } = doc.data();
        const stored = storagePath === null ? null : await files.size(storagePath);
        const versions = (await documents.versions(uid, doc.id).get()).size;
        return { state, error, version, versions, freeConversionsLeft, stored };
      }),
    ),
  };
}

/** Returns what every operation on the library ends with. */
export const sceneOf = ({ uid }: TestUser) => ({
  base: speaking,
  finalState: () => libraryEnd(uid),
  faults: () => faultsOfUser(uid),
});

export async function convert(): Promise<FaultScenario> {
  const user = await newUserWithAccount();
  const { uid } = user;
  const key = randomUUID();
  const start = (deps: Deps) => startConversion(deps, uid, request, key);
  return {
    ...sceneOf(user),
    run: async (deps) => runToCompletion(deps, uid, (await start(deps)).audioId, timeoutMs),
    recover: async () => {
      const { audioId } = await start(speaking);
      await runToCompletion(afterLease(), uid, audioId, timeoutMs);
    },
  };
}

/** A user with an audio that is done and shared. */
async function withAudio(): Promise<{ user: TestUser; audioId: string }> {
  const user = await newUserWithAccount();
  const { audioId } = await startConversion(speaking, user.uid, request, null);
  await runToCompletion(speaking, user.uid, audioId, timeoutMs);
  await shareAudio(speaking, user.uid, audioId);
  return { user, audioId };
}

const changed = { ...request, segments: [request.segments.join('\n').replace('?', '!')] };

export async function reconvert(): Promise<FaultScenario> {
  const { user, audioId } = await withAudio();
  const { uid } = user;
  const key = randomUUID();
  const start = (deps: Deps) => startReconversion(deps, uid, audioId, changed, key);
  return {
    ...sceneOf(user),
    run: async (deps) => {
      await start(deps);
      await runToCompletion(deps, uid, audioId, timeoutMs);
    },
    recover: async () => {
      await start(speaking);
      await runToCompletion(afterLease(), uid, audioId, timeoutMs);
    },
  };
}

/** Deletes an audio with an earlier version and a link. */
export async function removeAudio(): Promise<FaultScenario> {
  const { user, audioId } = await withAudio();
  const { uid } = user;
  await startReconversion(speaking, uid, audioId, changed, null);
  await runToCompletion(speaking, uid, audioId, timeoutMs);
  return {
    ...sceneOf(user),
    run: (deps) => deleteAudio(deps, uid, audioId),
    recover: async () => {
      await unless('audio.not_found', deleteAudio(speaking, uid, audioId));
      await purgeExpiredAudio(afterNotes());
    },
    finalState: async () => {
      const left = (await tracesOf(uid)).filter((path) => path.includes(audioId));
      return { ...(await libraryEnd(uid)), left };
    },
  };
}

/** Deletes a conversion that runs and was not heard. */
export async function removeRunning(): Promise<FaultScenario> {
  const user = await newUserWithAccount();
  const { uid } = user;
  const { audioId } = await startConversion(speaking, uid, request, null);
  return {
    ...sceneOf(user),
    run: (deps) => deleteAudio(deps, uid, audioId),
    recover: async () => {
      await unless('audio.not_found', deleteAudio(speaking, uid, audioId));
      await runToCompletion(afterLease(), uid, audioId, timeoutMs);
      await purgeExpiredAudio(afterNotes());
    },
  };
}

export async function removeAccount(): Promise<FaultScenario> {
  const { user } = await withAudio();
  const { uid } = user;
  const actor = actorOf(user);
  return {
    base: speaking,
    run: (deps) => deleteAccount(deps, actor),
    recover: async () => {
      // The user presses again if the first request failed.
      await deleteAccount(speaking, actor);
      await finishDeletions(speaking);
    },
    finalState: async () => ({
      traces: await tracesOf(uid),
      isMarked: (await suiteDeps().documents.deletion(uid).get()).data()?.endedAt instanceof Date,
    }),
    // A deleted user has no data that could contradict each other.
    faults: async () => [],
  };
}

/** The jobs of this process see one user's audios, so that its points are always the same. */
export function restrictTo(deps: Deps, uid: string): Deps {
  const { documents } = suiteDeps();
  return { ...deps, documents: { ...deps.documents, allAudios: () => documents.audios(uid) } };
}

/** Purges four expired audios, one of them shared, and keeps one. */
export async function purge(): Promise<FaultScenario> {
  const { user, audioId: kept } = await withAudio();
  const { uid } = user;
  const { documents, files } = suiteDeps();
  const due = await Promise.all(Array.from({ length: 4 }, () => putAudio(user)));
  await shareAudio(speaking, uid, due[1] ?? '');
  const expiresAt = new Date(Date.now() - 1000);
  for (const audioId of due) await documents.audio(uid, audioId).update({ expiresAt });
  return {
    ...sceneOf(user),
    base: restrictTo(speaking, uid),
    run: (deps) => purgeExpiredAudio(deps),
    recover: () => purgeExpiredAudio(restrictTo(afterNotes(), uid)),
    finalState: async () => ({
      ...(await libraryEnd(uid)),
      isKept: (await documents.audio(uid, kept).get()).exists,
      files: (await files.list(`users/${uid}/`, 10)).length,
    }),
  };
}

/** Returns a conversion that no attempt finishes is failed by the job. */
export async function abandoned(): Promise<FaultScenario> {
  const user = await newUserWithAccount();
  const { uid } = user;
  await startConversion(speaking, uid, request, null);
  return {
    ...sceneOf(user),
    base: restrictTo(atLater(limits.holdMs + 1000), uid),
    run: (deps) => settleStale(deps),
    recover: () => settleStale(restrictTo(atLater(limits.holdMs + 2000), uid)),
  };
}
