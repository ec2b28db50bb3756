/** Loads sound that is about to be played: held so that the browser does not drop it before. */
let ahead: HTMLAudioElement | null = null;

/**
 * Lets the browser load the beginning of a file, so that it plays at once when the one before it ends: the element that
 * plays finds it in the browser's cache.
 */
export function preloadSound(url: string): void {
  ahead = new Audio();
  ahead.preload = 'auto';
  ahead.src = url;
}
