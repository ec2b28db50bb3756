// What a person does in a page, for every engine.
import { baseUrl, until } from '../../../support/suite.ts';
import type { Engine, Point } from './engine.ts';

/** A page of another engine is ready after half a minute while other suites have the cores. */
const patienceMs = 120_000;

/** What is looked for: a role, or a selector, and its name: the whole text, or a part between slashes. */
export interface Target {
  readonly role?: 'button' | 'link' | 'menuitem' | 'dialog' | 'slider' | 'row';
  readonly css?: string;
  readonly name?: string | RegExp;
}

const selectors: Record<NonNullable<Target['role']>, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  menuitem: '[role="menuitem"]',
  dialog: '[role="dialog"], dialog[open]',
  slider: '[role="slider"], input[type="range"]',
  row: 'tr, [role="row"]',
};

/**
 * Runs in the page. Scrolls to the first visible element that fits, and returns where to press it; null if there is none,
 * something covers it, or it moves.
 */
async function placeOf(
  selector: string,
  name: string | null,
  flags: string | null,
): Promise<Point | null> {
  // On a slow machine WebKit answers for a toast that slides in as the last frame showed it, again and again.
  await new Promise(requestAnimationFrame);
  const wanted = name === null ? null : flags === null ? name : new RegExp(name, flags);
  const fits = (element: Element) => {
    if (wanted === null) return true;
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const plain = text.replace(/\s+/g, ' ').trim();
    return typeof wanted === 'string' ? plain === wanted : wanted.test(plain);
  };
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return playState === 'running' && !isEndless;
    })
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  for (const element of document.querySelectorAll(selector)) {
    if (!fits(element) || element.getClientRects().length === 0) continue;
    if (element.matches(':disabled')) continue;
    if (moving.some((one) => one?.contains(element))) continue;
    const isIn = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
    if (!isIn(element.getBoundingClientRect()))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit !== null && (element.contains(hit) || hit.contains(element))) return at;
  }
  return null;
}

/** Waits until the target stands still and can be pressed. Returns where. */
export function find(
  engine: Engine,
  { role, css, name }: Target,
  timeoutMs = patienceMs,
): Promise<Point> {
  const selector = css ?? (role ? selectors[role] : '*');
  const [text, flags] = name instanceof RegExp ? [name.source, name.flags] : [name ?? null, null];
  let before: Point | null = null;
  const look = async () => {
    const place = await engine.evaluate(placeOf, selector, text, flags);
    const isStill = place !== null && place.x === before?.x && place.y === before.y;
    before = place;
    return isStill && place;
  };
  return until(`${engine.name}: ${selector} ${name ?? ''}`, look, timeoutMs);
}

export async function press(engine: Engine, target: Target): Promise<void> {
  await engine.click(await find(engine, target));
}

/** Waits until a function in the page returns something. */
export function waitFor<Args extends readonly unknown[], Result>(
  engine: Engine,
  what: string,
  look: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<NonNullable<Result>> {
  return until(
    `${engine.name}: ${what}`,
    () => engine.evaluate(look, ...args),
    patienceMs,
  ) as Promise<NonNullable<Result>>;
}

/** Waits until the path, without its language, fits. */
export async function arriveAt(engine: Engine, path: RegExp): Promise<void> {
  const at = (source: string) =>
    new RegExp(source).test(location.pathname.replace(/^\/(en|mn)(?=\/|$)/, ''));
  await waitFor(engine, `the page ${path}`, at, path.source);
}

/** Signs in with the emulator's page of Google. */
export async function signIn(engine: Engine, email: string, at = baseUrl()): Promise<void> {
  await engine.goto(new URL('/en/auth', at).href);
  await press(engine, { role: 'button', name: /Google/ });
  await press(engine, { css: '[role="dialog"] input[name="other-email"]' });
  await engine.type(email);
  await press(engine, { css: '[role="dialog"] button[type="submit"]' });
  await arriveAt(engine, /^\/app/);
  await find(engine, { css: 'textarea' });
}

/** Runs in the page. Fills a text in at once, as pasting does, and leaves the caret behind it. */
export function fill(text: string): void {
  const field = document.querySelector('textarea');
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.setSelectionRange(text.length, text.length);
}

/** The state of the page's audio element. */
export interface Heard {
  readonly paused: boolean;
  readonly seconds: number;
  readonly rate: number;
  /** It can play, and is not on its way to another position. */
  readonly isReady: boolean;
  readonly address: string;
}

export function heard(engine: Engine): Promise<Heard> {
  return engine.evaluate(() => {
    const audio = document.querySelector('audio');
    return {
      paused: audio?.paused ?? true,
      seconds: audio?.currentTime ?? 0,
      rate: audio?.playbackRate ?? 0,
      isReady: audio !== null && audio.readyState >= 3 && !audio.seeking,
      address: audio?.currentSrc ?? '',
    };
  });
}

/** Waits until the sound goes on, after `from` seconds. */
export async function expectToPlay(engine: Engine, from = 0): Promise<Heard> {
  return until(`${engine.name}: sound after ${from} s`, async () => {
    const now = await heard(engine);
    return !now.paused && now.seconds > from && now;
  });
}

export async function expectPaused(engine: Engine): Promise<void> {
  await until(`${engine.name}: a pause`, async () => (await heard(engine)).paused);
}
