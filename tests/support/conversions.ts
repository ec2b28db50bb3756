import { countSegments } from '@duu/contract/characters';
import type { SpeechResult } from '@duu/speech/speak-types';
import type { Deps } from '../../functions/src/deps.ts';
import { startConversion } from '../../functions/src/services/conversions/start-conversion.ts';
import { suiteDeps } from './admin.ts';
import { aRequest } from './audios.ts';
import { newMember, type Person } from './people.ts';

/** The suite's documents and files, but nobody else makes these audios: the queue is not told of them. */
export const alone: Deps = {
  ...suiteDeps(),
  tasks: { enqueue: async () => undefined },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
};

/** A conversion as the services take it. */
export const request = {
  ...aRequest,
  background: null,
  backgroundVolume: 'low',
  speed: 1,
  pitch: 'normal',
} as const;
export const characters = countSegments(request.segments);

/** What an engine says of three bytes of sound. */
export const result: SpeechResult = {
  durationMs: 2000,
  words: [],
  peaks: [0.5],
  normalized: [],
  bytes: 3,
};

/** Starts a conversion of a new person that only the test makes. */
export async function startAlone(
  idempotencyKey: string | null = null,
): Promise<{ person: Person; audioId: string }> {
  const person = await newMember();
  const { audioId } = await startConversion(alone, person.uid, request, idempotencyKey);
  return { person, audioId };
}
