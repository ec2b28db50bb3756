/** What became of a share: the system's sheet took it, the user closed the sheet, or it needs another press. */
export type ShareOutcome = 'shared' | 'cancelled' | 'needsPress';

/** Returns whether the system's share sheet takes an audio file here. */
export function canShareAudio(): boolean {
  const probe = new File(['x'], 'x.mp3', { type: 'audio/mpeg' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

export function canShareLinks(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the system's share sheet. Browsers allow that only shortly after a press, which a slow download exceeds.
 * @throws if the sheet refuses the data or can't open
 */
export async function systemShare(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'cancelled';
    if (name === 'NotAllowedError') return 'needsPress';
    throw error;
  }
}
