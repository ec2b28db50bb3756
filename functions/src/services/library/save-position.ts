import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';

/** Remembers where the person stopped listening. No counter or credit hangs on it, so the last word wins. */
export async function savePosition(
  { documents }: Deps,
  uid: string,
  audioId: string,
  positionMs: number,
): Promise<void> {
  const audio = documents.audio(uid, audioId);
  const found = (await audio.get()).data();
  if (!found) throw new ApiError('audio.not_found');
  const end = found.durationMs ?? Number.MAX_SAFE_INTEGER;
  await audio.update({ positionMs: Math.min(positionMs, end) });
}
