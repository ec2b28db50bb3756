import type { SpeechCall } from '@duu/contract/documents/speech-call';
import { suiteDeps } from './admin.ts';
import { until } from './suite.ts';
import type { TestUser } from './users.ts';

/** Waits until all speech calls of a user have ended. Returns them, the oldest first. */
export async function endedCalls({ uid }: TestUser, wanted = 1): Promise<SpeechCall[]> {
  const { documents } = suiteDeps();
  return until('the speech calls to end', async () => {
    const calls = (await documents.speechCalls(uid).get()).docs.map((doc) => doc.data());
    if (calls.length < wanted || calls.some(({ speakingSince }) => speakingSince !== null))
      return null;
    return calls.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  });
}

/** Returns the characters that were used and are held, by the subscriptions. */
export async function spent({ uid }: TestUser): Promise<{ used: number; held: number }> {
  const { docs } = await suiteDeps().documents.subscriptions(uid).get();
  const all = docs.map((doc) => doc.data());
  return {
    used: all.reduce((sum, { usedCredits }) => sum + usedCredits, 0),
    held: all.reduce((sum, { heldCredits }) => sum + heldCredits, 0),
  };
}
