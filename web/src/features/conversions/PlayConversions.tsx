import { audio } from '@duu/contract/documents/audio';
import { paths } from '@duu/contract/paths';
import { useEffect } from 'react';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useDoc } from '../../firebase/documents/use-live-data.ts';
import { usePlayer, usePlayerState } from '../player/player-context.ts';
import { currentTrack } from '../player/player-state.ts';
import { resumeConversion } from './play-conversion.ts';

/**
 * Tells the player what becomes of the audio that it plays, and continues a conversion that played when the page was
 * reloaded.
 */
export function PlayConversions() {
  const player = usePlayer();
  const uid = useUid();
  useEffect(() => (uid === '' ? undefined : resumeConversion(player, uid)), [player, uid]);
  const track = currentTrack(usePlayerState());
  const id = track?.kind === 'audio' ? track.id : null;
  const { status, data } = useDoc(id !== null && uid !== '' ? paths.audio(uid, id) : null, audio);
  useEffect(() => {
    if (id === null || status !== 'ready') return;
    if (data === null || data === undefined) {
      // A new document may not have arrived yet; one that plays from its file has been deleted.
      if (currentTrack(player.state)?.source.kind === 'file') player.remove(id);
      return;
    }
    if (data.id !== id) return;
    const source = currentTrack(player.state)?.source;
    if (source?.kind === 'making' && source.staleUntil && data.updatedAt <= source.staleUntil)
      return;
    player.rename(id, data.name);
    if (data.state === 'done' && data.storagePath !== null)
      player.made(id, data.storagePath, data.durationMs);
    else if (data.state === 'failed') player.failed(id);
  }, [player, id, status, data]);
  return null;
}
