import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

const skipMs = 10_000;
const takesKeys =
  'a[href], button, input, textarea, select, summary, [contenteditable], [role="slider"], [role="option"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="tab"], [role="radio"], [role="row"], [role="group"][tabindex], dialog, [role="dialog"]';

/** Space and the arrows work anywhere on the page, except where a key already has a meaning. */
export function handlePlayerKey(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  if (currentTrack(player.state) === null) return;
  if (event.target instanceof Element && event.target.closest(takesKeys)) return;
  if (event.key === ' ') player.toggle();
  else if (event.key === 'ArrowLeft') player.skip(-skipMs);
  else if (event.key === 'ArrowRight') player.skip(skipMs);
  else return;
  event.preventDefault();
}
