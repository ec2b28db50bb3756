import { type Browser, type KeyInput, launch, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../chromium-flags.ts';
import type { Engine, Key, Point, Size } from './engine.ts';

class PuppeteerEngine implements Engine {
  readonly name: 'chromium' | 'firefox';
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(name: 'chromium' | 'firefox', browser: Browser, page: Page) {
    this.name = name;
    this.#browser = browser;
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address, { waitUntil: 'domcontentloaded' });
  }

  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.#page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result;
  }

  async click({ x, y }: Point): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  async press(key: Key): Promise<void> {
    // Firefox knows the bar by its character only.
    const named: KeyInput = key === 'Space' ? ' ' : key;
    await this.#page.keyboard.press(named);
  }

  async resize(size: Size): Promise<void> {
    await this.#page.setViewport(size);
  }

  screenshot(): Promise<string> {
    return this.#page.screenshot({ encoding: 'base64' });
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

interface Options extends Size {
  readonly program: string;
  /** Of a sound server; without one there is no sound device. */
  readonly env?: Readonly<Record<string, string>>;
}

export async function launchFirefox({ program, env, ...size }: Options): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    env: { ...process.env, ...env },
    extraPrefsFirefox: {
      'media.autoplay.default': 0,
      'intl.accept_languages': 'en-US',
      // Each frame is drawn without a GPU.
      'ui.prefersReducedMotion': 1,
      'layout.frame_rate': 20,
    },
    defaultViewport: size,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  return new PuppeteerEngine('firefox', browser, page);
}
export async function launchChromium({ program, env, ...size }: Options): Promise<Engine> {
  const browser = await launch({
    executablePath: program,
    headless: true,
    args: [...chromiumFlags, '--lang=en-US'],
    // Puppeteer's own default: no sound would reach the device.
    ignoreDefaultArgs: ['--mute-audio'],
    env: { ...process.env, ...env },
    defaultViewport: size,
  });
  const [page = await browser.newPage()] = await browser.pages();
  return new PuppeteerEngine('chromium', browser, page);
}
