/** The player at the bottom of the app. */
export function PlayerDock() {
  return null;
}
