import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { baseUrl } from '../../support/suite.ts';

/** Flags under which Chromium starts on a machine without a display, a GPU or a network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

export interface Look {
  width?: number;
  height?: number;
  /** Languages of the browser, as it would tell a page. */
  locale?: string;
  scheme?: 'light' | 'dark';
  /** The language as if the person had used the switch. */
  chosen?: 'en' | 'mn';
  reducedMotion?: boolean;
  userAgent?: string;
  /** The service worker answers before a test's own routes can: off unless it is what is tested. */
  serviceWorker?: boolean;
}

let browser: Promise<Browser> | undefined;

/** The one Chromium of a test file; `CHROME_PATH` names it, `npm test` sets it. */
export function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: flags,
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** A person's browser: storage and cookies of its own. */
export async function newContext(look: Look = {}): Promise<BrowserContext> {
  const context = await (await launch()).newContext({
    baseURL: baseUrl(),
    viewport: { width: look.width ?? 1280, height: look.height ?? 900 },
    locale: look.locale ?? 'en-US',
    colorScheme: look.scheme ?? 'light',
    serviceWorkers: look.serviceWorker ? 'allow' : 'block',
    reducedMotion: look.reducedMotion ? 'reduce' : 'no-preference',
    ...(look.userAgent ? { userAgent: look.userAgent } : {}),
  });
  context.setDefaultTimeout(15_000);
  if (look.chosen) {
    const { hostname } = new URL(baseUrl());
    await context.addCookies(
      Object.entries({ locale: look.chosen, locale_chosen: '1' }).map(([name, value]) => ({
        name,
        value,
        domain: hostname,
        path: '/',
      })),
    );
  }
  return context;
}

export async function newPage(look: Look = {}): Promise<Page> {
  return (await newContext(look)).newPage();
}
