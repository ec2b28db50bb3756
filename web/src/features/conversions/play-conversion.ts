import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { limits } from '@duu/contract/limits';
import { take } from 'rxjs';
import { callApi } from '../../api/call.ts';
import { keepQuiet } from '../../stores/quiet.ts';
import type { Player } from '../player/player.ts';
import { currentTrack, wantsToPlay } from '../player/player-state.ts';
import type { PlayedList } from '../player/queue.ts';
import { soundBegins } from '../player/sound-begins.ts';
import type { Track } from '../player/track.ts';
import { trackOfAudio } from '../player/track-of-audio.ts';
import { conversionEnd } from './conversion-end.ts';
import { conversionStates } from './conversion-states.ts';

/** Per tab: which conversion was started in it, by whom, and plays while it runs. */
const key = 'duu:awaited-sound';

function keep(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage a reload stops the sound, like any other.
  }
}

/** Returns, once, the id of the audio that this user was hearing when the page was reloaded. */
function consumeAwaited(uid: string): string | null {
  let value: string | null = null;
  try {
    value = sessionStorage.getItem(key);
  } catch {
    return null;
  }
  keep(null);
  // A duplicated tab copies the storage, but nothing was started in it.
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry !== undefined && 'type' in entry && entry.type === 'reload';
  const [whose, audioId] = value?.split(' ') ?? [];
  return isReload && whose === uid ? (audioId ?? null) : null;
}

/** Plays a conversion, and remembers meanwhile that it goes on after a reload. */
function playAwaited(player: Player, uid: string, track: Track, of?: PlayedList): void {
  player.play(track, [track], 0, of);
  keep(`${uid} ${track.id}`);
  const stop = player.subscribe(() => {
    const now = currentTrack(player.state);
    if (
      now?.id === track.id &&
      now.source.kind === 'making' &&
      wantsToPlay(player.state.status) &&
      player.state.preview === null
    )
      return;
    stop();
    removeEventListener('pagehide', stop);
    keep(null);
  });
  // A page that is unloaded pauses its sound, which must not count.
  addEventListener('pagehide', stop, { once: true });
}

/**
 * Begins with a conversion that has just been started: a reload waits for its end, and it plays if `plays`. `of` names the
 * book that it begins. Resolves once its sound is heard, or need not be waited for.
 */
export function beginConversion(
  player: Player,
  uid: string,
  track: Track,
  plays = true,
  of?: PlayedList,
): Promise<void> {
  // First, as the sound is asked for.
  if (plays) playAwaited(player, uid, track, of);
  const begun = soundBegins(player, track.id);
  if (plays) void keepQuiet(begun);
  const staleUntil = track.source.kind === 'making' ? track.source.staleUntil : null;
  // Ends with the hold on the credits at the latest.
  void conversionEnd(uid, track.id, { staleUntil, timeoutMs: limits.holdMs });
  return begun;
}

/** Continues a conversion that was playing when the page was reloaded. Returns a function that stops trying. */
export function resumeConversion(player: Player, uid: string): () => void {
  const audioId = consumeAwaited(uid);
  if (audioId === null) return () => undefined;
  const continueWith = async (audio: WithId<Audio>) => {
    try {
      if (audio.state === 'failed') return;
      const isMade = audio.state === 'done';
      const streamUrl = isMade
        ? null
        : (await callApi(calls.openStream, { params: { audioId }, failure: 'handled' })).streamUrl;
      // Whatever the user has started since takes precedence.
      if (player.state.status !== 'idle' || player.state.preview !== null) return;
      const track = trackOfAudio(audio, streamUrl);
      if (isMade) player.play(track, [track], 0);
      else void beginConversion(player, uid, track);
    } catch {
      // Its row and its page still offer to play it.
    }
  };
  const subscription = conversionStates(uid, audioId)
    .pipe(take(1))
    .subscribe((audio) => void continueWith(audio));
  return () => subscription.unsubscribe();
}
