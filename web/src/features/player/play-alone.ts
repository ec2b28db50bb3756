import type { Player } from './player.ts';
import { isGoing, type PlayerState } from './player-state.ts';

/** What the tabs of this browser tell each other on it: that they have begun to play. */
const channelName = 'duu-player';

function isHeard({ status, preview }: PlayerState): boolean {
  return preview !== null || status === 'playing' || status === 'loading';
}

/** Of several tabs only the last one that was made to play is heard. Returns what ends it. */
export function playAlone(player: Player): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  let wasHeard = isHeard(player.state);
  const stop = player.subscribe(() => {
    const heard = isHeard(player.state);
    if (heard && !wasHeard) channel.postMessage('plays');
    wasHeard = heard;
  });
  channel.onmessage = () => {
    if (player.state.preview !== null) player.stopPreview();
    // Also what still waits for its sound: it must not begin over the other tab.
    if (isGoing(player.state.status)) player.pause();
  };
  return () => {
    stop();
    channel.close();
  };
}
