let ahead = 0;

/** Loads what somebody may go to: without it nothing is lost, so a failure is not told and reloads nothing. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => undefined);
  ahead = Math.max(0, ahead - 1);
}

/** From now on a failure matters, also of what is on its way already. */
export function endLoadsAhead(): void {
  ahead = 0;
}

export const isLoadingAhead = (): boolean => ahead > 0;
