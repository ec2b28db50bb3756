import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** When the page's one player was first heard, in ms since the epoch. */
    heardAt?: number | null;
  }
}

/**
 * Runs in the page: notes when its one player was first heard, by the clock that the server's documents go by. Asks for
 * frames only once it plays: a page that draws all the time keeps a core busy.
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

/** Waits until the page's player runs and its sound has begun. */
export async function expectToPlay(page: Page): Promise<void> {
  await expect
    .poll(async () => !(await isPaused(page)) && (await currentTime(page)) > 0)
    .toBe(true);
}

/** Pauses the player behind the page's back, as the system does when another program wants the speakers. */
export async function interruptPlaying(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('audio')?.pause());
}
