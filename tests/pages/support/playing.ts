import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** When playback began, in ms since the epoch. */
    heardAt?: number | null;
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

/** Waits until the page plays sound. */
export async function expectToPlay(page: Page): Promise<void> {
  await expect
    .poll(async () => !(await isPaused(page)) && (await currentTime(page)) > 0)
    .toBe(true);
}

/** Pauses the audio element directly, as the system does for another program's sound. */
export async function interruptPlaying(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('audio')?.pause());
}
