import type { Player } from './player.ts';
import { type PlayerState, wantsToPlay } from './player-state.ts';

/** The channel on which the tabs of this browser announce that they play. */
const channelName = 'duu-player';

function isHeard({ status, preview }: PlayerState): boolean {
  return preview !== null || status === 'playing' || status === 'loading';
}

/** Lets only the tab that started last play. Returns a function that ends it. */
export function playInOneTab(player: Player): () => void {
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
    // Also pauses a track that is still loading, which must not start over the other tab.
    if (wantsToPlay(player.state.status)) player.pause();
  };
  return () => {
    stop();
    channel.close();
  };
}
