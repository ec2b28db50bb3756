import type { Rating } from '@duu/contract/documents/audio';
import type { SpokenVoice, VoiceRating } from '@duu/contract/documents/speaker';
import type { Language } from '@duu/contract/language';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../repositories/documents.ts';
import { ownedAudio } from '../audios/owned-audio.ts';
import { voiceHash } from '../voice-hash.ts';

type Vote = SpokenVoice & { readonly rating: Rating };

/** Reads what is counted for the voices of votes. Returns how to count one more or less, and how to write the result. */
async function openCounts(
  tx: Transaction,
  { documents }: Deps,
  language: Language,
  votes: readonly Vote[],
) {
  const counts = new Map<string, VoiceRating>();
  const hashOf = ({ engine, voice }: SpokenVoice) => voiceHash(engine, voice, language);
  for (const vote of votes) {
    const { engine, voice } = vote;
    const counted = (await tx.get(documents.voiceRating(hashOf(vote)))).data();
    counts.set(hashOf(vote), counted ?? { engine, voice, language, up: 0, down: 0 });
  }
  return {
    add(vote: Vote, by: 1 | -1) {
      const count = counts.get(hashOf(vote));
      if (!count) return;
      const sum = Math.max(0, count[vote.rating] + by);
      counts.set(hashOf(vote), { ...count, [vote.rating]: sum });
    },
    write() {
      for (const [hash, count] of counts) tx.set(documents.voiceRating(hash), count);
    },
  };
}

/**
 * Rates the voice that spoke an audio, and counts it for the voice. An audio has one vote: a new one replaces it, also if
 * another voice has spoken the audio since. Null takes it back.
 * @throws ApiError `audio.not_found`, `audio.not_ready` also if no single voice spoke it
 */
export async function rateAudio(
  deps: Deps,
  uid: string,
  audioId: string,
  rating: Rating | null,
): Promise<void> {
  const { documents } = deps;
  await deps.documents.transact(async (tx) => {
    const audio = await ownedAudio(tx, documents, uid, audioId);
    const { voiceUsed, rating: before } = audio;
    if (rating !== null && (audio.state !== 'done' || !voiceUsed))
      throw new ApiError('audio.not_ready');
    const after = rating && voiceUsed && { ...voiceUsed, rating };
    const votes = [before, after].filter((vote) => vote !== null);
    const counts = await openCounts(tx, deps, audio.language, votes);
    if (before) counts.add(before, -1);
    if (after) counts.add(after, 1);
    counts.write();
    tx.update(documents.audio(uid, audioId), { rating: after });
  });
}
