// What a walk counts: a tap, a click or a key such as Tab or Enter; typed letters do not count.
import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { newContext } from '../../tests/pages/support/browser.ts';
import type { TestLocale } from '../../tests/pages/support/texts.ts';
import { heading } from '../report.ts';

/** Presses are counted, not seconds: a busy machine may take its time. */
const timeout = 240_000;
export const expect = expectSoon.configure({ timeout });

/** A page on which presses are counted. */
export class Walk {
  presses = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  /** Counts a press outside of the page. */
  note(what: string): void {
    this.presses++;
    console.log(`  ${this.presses}. ${what}`);
  }
  async press(target: Locator): Promise<void> {
    const what = (await target.getAttribute('aria-label')) ?? (await target.innerText());
    await target.click();
    this.note(what.replace(/\s+/g, ' ').trim());
  }
  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
    this.note(name);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).first();
  }
  /** Waits until the player is heard. */
  async hears(): Promise<void> {
    const isHeard = () => {
      const audio = document.querySelector('audio');
      return audio !== null && !audio.paused && audio.currentTime > 0;
    };
    await this.page.waitForFunction(isHeard);
  }
  /** Ends the walk. Returns the presses. */
  async end(): Promise<number> {
    await this.page.context().close();
    return this.presses;
  }
}

export interface Start {
  readonly width: number;
  readonly height: number;
  readonly language: TestLocale;
}
export const desk = { width: 1280, height: 800, language: 'mn' } as const satisfies Start;
export const phone = { width: 360, height: 740, language: 'mn' } as const satisfies Start;

/** Opens a browser in which nobody is signed in. */
export async function begin(title: string, { language, ...size }: Start): Promise<Walk> {
  heading(title);
  const context = await newContext({ ...size, chosen: language });
  context.setDefaultTimeout(timeout);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return new Walk(await context.newPage());
}
