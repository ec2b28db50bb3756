// The walk of a listener: from the landing page to a shared audio.
import { expect } from '@playwright/test';
import { baseUrl, until } from '../../support/suite.ts';
import {
  arriveAt,
  expectPaused,
  expectToPlay,
  fill,
  find,
  heard,
  press,
  signIn,
  waitFor,
} from '../support/engines/actions.ts';
import type { Engine } from '../support/engines/engine.ts';
import { uniqueEmail } from '../support/session.ts';
import { textsIn } from '../support/texts.ts';
import { groundsOf, holdSound, isUnderlined, spokenGrounds } from './painted.ts';

const t = textsIn('en');
const at = (path: string) => new URL(path, baseUrl()).href;

/** Half a minute of sound: on a slow machine none of the steps must find it at its end. */
const sentences = [
  '2026 онд 15 хүн манай тосгонд ирсэн.',
  'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг.',
  'Орой нь бүгд гэрийн гадаа сууж, холын дууг чимээгүй сонсов.',
  'Маргааш нь малчид адуугаа гол руу туулж, хүүхдүүд нь ногоон дэнж дээр тоглов.',
  'Үдээс хойш хур бороо орж, уулын цаанаас солонго татсан нь бүгдэд таалагджээ.',
  'Зочид баярлаж, айл бүрд бэлэг өгөөд, намар дахин ирэхээ амлав.',
];
const lastSentence = 'Тэд явлаа.';

/** Plays the landing page's sample. */
async function hearSample(engine: Engine): Promise<void> {
  await engine.goto(at('/en'));
  // Before, the page would repeat the press, which WebKit takes for none of the user's.
  await waitFor(engine, 'the page to be ready', () =>
    document.documentElement.hasAttribute('data-ready'),
  );
  await press(engine, { role: 'button', name: /^Play .+’s sample$/ });
  await press(engine, { role: 'button', name: t('landing.sample.pause') });
  await find(engine, { role: 'button', name: /^Play .+’s sample$/ });
}

/** Types a text and hears it from its stream. Returns the audio's id. */
async function convert(engine: Engine): Promise<string> {
  await press(engine, { css: 'a[href$="/app/text2speech"]' });
  await press(engine, { css: 'textarea[lang]' });
  await engine.evaluate(fill, `${sentences.join(' ')} `);
  await engine.type(lastSentence);
  await waitFor(engine, 'a reading', () => document.querySelector('[data-under] mark') !== null);
  expect(await engine.evaluate(isUnderlined, '[data-under] mark')).toBe(true);
  await press(engine, { role: 'button', name: t('editor.convert') });
  const { address } = await expectToPlay(engine);
  // Fed by the page or read by the element, but not the file.
  expect(address).toMatch(/^blob:|\/stream\?token=/);
  // The colours are looked at in what is fed, however long the rest takes.
  await engine.evaluate(holdSound);
  await arriveAt(engine, /^\/app\/text2speech\/[\w-]+$/);
  await find(engine, { role: 'button', name: /^Download/ });
  const path = await engine.evaluate(() => location.pathname);
  return path.split('/').at(-1) ?? '';
}

/** Looks at the colours behind the spoken words, then pauses. */
async function readAlong(engine: Engine): Promise<void> {
  const grounds = await spokenGrounds(engine, { first: 0.3, second: 5.5 });
  expect(grounds.word, 'the ground of the spoken word').toBe(grounds.wantedWord);
  expect(grounds.sentence, 'the ground of its sentence').toBe(grounds.wantedSentence);
  expect(grounds.left, 'their grounds afterwards').toEqual([grounds.other, grounds.other]);
  await press(engine, { role: 'button', name: /^Pause “2026/ });
  await expectPaused(engine);
  // The player turns to the file, and WebKit forgets the position.
  await until(`${engine.name}: the place in the file`, async () => {
    const { address, isReady, seconds } = await heard(engine);
    return !address.startsWith('blob:') && isReady && seconds > 5;
  });
  expect(await groundsOf(engine, grounds.places), 'the grounds at a pause').toEqual([
    grounds.other,
    grounds.other,
  ]);
}

/** Breaks the sound twice: the first time the player loads it again by itself. */
async function breakSound(engine: Engine): Promise<void> {
  const breakIt = () => {
    const audio = document.querySelector('audio');
    if (audio) audio.src = '/no-sound.mp3';
  };
  const isMended = () => !/no-sound/.test(document.querySelector('audio')?.src ?? '');
  await expectToPlay(engine);
  await engine.evaluate(breakIt);
  await waitFor(engine, 'the sound to be loaded again', isMended);
  await expectToPlay(engine);
  await engine.evaluate(breakIt);
  await press(engine, { role: 'button', name: t('shell.retry') });
  await expectToPlay(engine);
}

/** Plays from the library, with seeking, speed and keys. */
async function listen(engine: Engine): Promise<void> {
  await press(engine, { css: 'a[href$="/app/library"]' });
  // The page before has such a button too.
  await press(engine, { css: '[role="row"] button', name: /^Play “2026/ });
  await breakSound(engine);
  const slider = await find(engine, { role: 'slider', name: t('player.seek') });
  await engine.click(slider);
  const half = await heard(engine);
  expect(half.seconds).toBeGreaterThan(4);
  await press(engine, { role: 'button', name: t('player.more') });
  const label = t('player.speed');
  await waitFor(engine, 'the speeds', chooseOption, label, '1.5');
  await expectToPlay(engine, half.seconds);
  expect((await heard(engine)).rate).toBe(1.5);
  await press(engine, { role: 'button', name: t('player.less') });
  await engine.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await engine.press('Space');
  await expectPaused(engine);
  const { seconds } = await heard(engine);
  await engine.press('ArrowLeft');
  await waitFor(
    engine,
    'the skip',
    (from: number) => (document.querySelector('audio')?.currentTime ?? from) < from,
    seconds,
  );
  await engine.press('Space');
  await expectToPlay(engine);
}

/** Runs in the page. Chooses an option of a native list as a user does. */
function chooseOption(label: string, value: string): boolean {
  const select = [...document.querySelectorAll('select')].find(({ labels }) =>
    [...labels].some(({ textContent }) => textContent?.trim() === label),
  );
  if (!select) return false;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Opens the text alone, and plays from a word. */
async function read(engine: Engine, audioId: string): Promise<void> {
  await press(engine, { css: `a[href$="/app/audio/${audioId}"]` });
  await press(engine, { role: 'button', name: t('reading.open') });
  await press(engine, { css: '[role="dialog"] [data-word="12"]' });
  await expectToPlay(engine, 2);
  await waitFor(engine, 'a word', () => document.querySelector('[data-now]') !== null);
  await press(engine, { role: 'button', name: t('reading.close') });
}

/** Shares the audio, and plays it from its public page. */
async function share(engine: Engine): Promise<void> {
  await press(engine, { role: 'button', name: t('sharing.share') });
  await press(engine, { role: 'button', name: t('sharing.make') });
  const link = await waitFor(engine, 'the link', () =>
    [...document.querySelectorAll('input')]
      .map(({ value }) => value)
      .find((one) => /share=/.test(one)),
  );
  await engine.goto(link);
  await press(engine, { role: 'button', name: /^Play “2026/ });
  await expectToPlay(engine);
}

/** A listener's walk at a desk. */
export async function walk(engine: Engine): Promise<void> {
  await hearSample(engine);
  await signIn(engine, uniqueEmail(engine.name));
  const audioId = await convert(engine);
  await readAlong(engine);
  await listen(engine);
  await read(engine, audioId);
  await share(engine);
}

/** Pages in a small window are no wider than it. */
export async function lookAtPhone(engine: Engine): Promise<void> {
  for (const path of ['/en', '/en/auth']) {
    await engine.goto(at(path));
    await find(engine, { css: 'main' });
    const [page, window] = await engine.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(window).toBe(360);
    expect(page, path).toBeLessThanOrEqual(360);
  }
}
