import { expectToPlay } from './playing.ts';
import { expect, test } from './test.ts';

test.use({ role: 'visitor' });

test('a sound that ended before the test looked has played, once', async ({ page }) => {
  await page.goto('/robots.txt');
  const events = (...names: string[]) =>
    page.evaluate((all) => {
      const audio = document.querySelector('audio') ?? new Audio();
      document.documentElement.append(audio);
      for (const name of all) audio.dispatchEvent(new Event(name));
      return window.endedUnseen;
    }, names);
  expect(await events('play')).toBe(false);
  expect(await events('ended')).toBe(true);
  await expectToPlay(page);
  expect(await events()).toBe(false);
  expect(await events('play', 'ended', 'play')).toBe(false);
});
