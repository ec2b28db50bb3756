import type { GivenInputOf } from '@duu/contract/calls/call';
import type { Calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import { suiteDeps } from './admin.ts';
import { ask } from './api.ts';
import { baseUrl, until } from './suite.ts';
import type { TestUser } from './users.ts';

/** A valid request in Mongolian, which tests change. */
export const aRequest = {
  segments: ['Сайн байна уу? Өнөөдөр 2026 оны өвлийн өглөө.'],
  speakerId: 'nomin',
  language: 'mn' as const,
};

export async function audioOf(user: TestUser, audioId: string): Promise<Audio> {
  const found = (await suiteDeps().documents.audio(user.uid, audioId).get()).data();
  if (!found) throw new Error('There is no such audio.');
  return found;
}

/** Waits until a conversion has ended. Returns its state. */
export async function ended(user: TestUser, audioId: string, timeoutMs = 30_000): Promise<Audio> {
  return until(
    'the conversion to end',
    async () => {
      const audio = await audioOf(user, audioId);
      return audio.state === 'creating' ? null : audio;
    },
    timeoutMs,
  );
}

/**
 * Waits until a conversion has ended. Returns its state and the time at which the database committed the change,
 * from when on any reader can see it.
 */
export function endedAt(
  { uid }: TestUser,
  audioId: string,
): Promise<{ readonly audio: Audio; readonly at: Date }> {
  return new Promise((done, fail) => {
    const stop = suiteDeps()
      .documents.audio(uid, audioId)
      .onSnapshot((snapshot) => {
        const audio = snapshot.data();
        if (!audio || !snapshot.updateTime || audio.state === 'creating') return;
        stop();
        done({ audio, at: snapshot.updateTime.toDate() });
      }, fail);
  });
}

/** Converts a text and waits for it. Returns the finished audio with its id. */
export async function convert(
  user: TestUser,
  change: Partial<GivenInputOf<Calls['synthesize']>> = {},
): Promise<Audio & { id: string }> {
  const input = { ...aRequest, ...change };
  const { audioId, streamUrl } = await ask('synthesize', user, { input });
  // Opening the stream starts the conversion at once; the queue waits some seconds for a player.
  await (await fetch(new URL(streamUrl, baseUrl()))).arrayBuffer();
  const audio = await ended(user, audioId);
  if (audio.state !== 'done') throw new Error(`The conversion ended with ${audio.error}.`);
  return { ...audio, id: audioId };
}
