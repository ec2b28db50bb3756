import { countSegments } from '@duu/contract/count-segments';
import type { SpeechResult } from '@duu/speech/speak-types';
import type { Deps } from '../../functions/src/deps.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { suiteDeps } from './admin.ts';
import { aRequest } from './audios.ts';
import { newUserWithAccount, type TestUser } from './users.ts';

/** The suite's documents and files, without tasks, so that only the test converts these audios. */
export const withoutTasks: Deps = {
  ...suiteDeps(),
  tasks: { enqueue: async () => undefined },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
};

/** The services' input of a conversion. */
export const request = {
  ...aRequest,
  background: null,
  backgroundVolume: 'low',
  speed: 1,
  pitch: 'normal',
} as const;
export const characters = countSegments(request.segments);

/** An engine's result for three bytes of sound. */
export const result: SpeechResult = {
  fallback: null,
  durationMs: 2000,
  words: [],
  peaks: [0.5],
  normalized: [],
  bytes: 3,
};

/** Starts a conversion of a new user that only the test executes. */
export async function startWithoutTasks(
  idempotencyKey: string | null = null,
): Promise<{ user: TestUser; audioId: string }> {
  const user = await newUserWithAccount();
  const { audioId } = await startConversion(withoutTasks, user.uid, request, idempotencyKey);
  return { user, audioId };
}
