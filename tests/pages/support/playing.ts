import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** When playback began, in ms since the epoch. */
    heardAt?: number | null;
    /** Whether a test has seen the sound play since it was last started. */
    seenPlaying?: boolean;
    /** Whether the sound came to its end before a test saw it play. */
    endedUnseen?: boolean;
  }
}

/**
 * Runs in the page. Stores when playback began, by the clock that the server uses too. Requests frames only while the
 * audio plays, since constant rendering keeps a core busy.
 */
export function notePlaying(): void {
  window.heardAt = null;
  const look = () => {
    const audio = document.querySelector('audio');
    if (!audio || audio.paused || window.heardAt !== null) return;
    if (audio.currentTime > 0) window.heardAt = Date.now();
    else requestAnimationFrame(look);
  };
  addEventListener('playing', look, true);
  const note = (endedUnseen: boolean) => {
    window.endedUnseen = endedUnseen && !window.seenPlaying;
    window.seenPlaying = false;
  };
  addEventListener('play', () => note(false), true);
  addEventListener('ended', () => note(true), true);
}

export function heardAt(page: Page): Promise<number | null> {
  return page.evaluate(() => window.heardAt ?? null);
}

export function currentTime(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
}

export function isPaused(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('audio')?.paused ?? true);
}

/** Waits until the page plays sound. A short one may end on a busy machine before this looks: it counts once. */
export async function expectToPlay(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const audio = document.querySelector('audio');
      const plays = audio !== null && !audio.paused && audio.currentTime > 0;
      const played = plays || window.endedUnseen === true;
      if (plays) window.seenPlaying = true;
      if (played) window.endedUnseen = false;
      return played;
    });
  await expect.poll(seen).toBe(true);
}

/** Pauses the audio element directly, as the system does for another program's sound. */
export async function interruptPlaying(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('audio')?.pause());
}
