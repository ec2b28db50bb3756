let ahead = 0;

/** Loads something that may be needed later. A failure is neither reported nor a reason to reload. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => undefined);
  ahead = Math.max(0, ahead - 1);
}

/** From now on failed loads are reported, including those already running. */
export function endLoadsAhead(): void {
  ahead = 0;
}

export const isLoadingAhead = (): boolean => ahead > 0;
