import { isShortcut, shortcuts } from '../../config/shortcuts.ts';
import type { Player } from './player.ts';
import { currentTrack } from './player-state.ts';

const keys = shortcuts.player;
export const skipMs = 10_000;
const takesKeys =
  'a[href], button, input, textarea, select, summary, [contenteditable], [role="slider"], [role="option"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="tab"], [role="radio"], [role="row"], [role="group"][tabindex], dialog, [role="dialog"]';

/** Space and the arrows work anywhere on the page, except where a key already has a meaning. */
export function handlePlayerKey(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  if (currentTrack(player.state) === null) return;
  if (event.target instanceof Element && event.target.closest(takesKeys)) return;
  if (isShortcut(event, keys.play)) player.toggle();
  else if (isShortcut(event, keys.back)) player.skip(-skipMs);
  else if (isShortcut(event, keys.forward)) player.skip(skipMs);
  else return;
  event.preventDefault();
}
