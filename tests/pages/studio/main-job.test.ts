import { audioOf, ended, endedAt } from '../../support/audios.ts';
import { givePro } from '../../support/users.ts';
import { audioIdIn, openEditor } from '../support/editor.ts';
import { currentTime, expectToPlay, heardAt } from '../support/playing.ts';
import { storedSound } from '../support/stored-sound.ts';
import { expect, test } from '../support/test.ts';
import { locales } from '../support/texts.ts';

const text = '2026 онд 15 хүн ирсэн.';
const words = {
  en: { convert: 'Convert', done: 'Your audio is ready' },
  mn: { convert: 'Хөрвүүлэх', done: 'Таны аудио бэлэн боллоо' },
};

/** As long as a conversion can be: four minutes of sound. Each sentence is unique, so that none is cached. */
const longText = Array.from(
  { length: 80 },
  (_, at) => `${at + 1}-р өдөр нар мандахад тал нутаг алтан шаргал гийв.`,
)
  .join(' ')
  .slice(0, 4096)
  .trim();

for (const language of locales) {
  test.describe(`a text becomes sound (${language})`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'no-preference' } });

    test('a sentence plays during its conversion, completely, and is in the library', async ({
      page,
      user,
    }) => {
      await openEditor(page, text);
      await page.locator('mark', { hasText: '2026' }).hover({ force: true });
      await expect(page.getByText('хоёр мянга хорин зургаан')).toBeVisible();
      await expect(page.getByTestId('counter')).toHaveText(/^22 \/ 500/);
      // The page plays the stream of the running conversion, and does not wait for the file.
      const [stream] = await Promise.all([
        page.waitForResponse(/\/api\/v1\/audios\/[\w-]+\/stream\?token=/),
        page.getByRole('button', { name: words[language].convert, exact: true }).click(),
      ]);
      expect(stream.status()).toBe(200);
      expect(stream.headers()['content-type']).toBe('audio/mpeg');
      await expect.poll(() => heardAt(page)).not.toBeNull();
      await expect(page.getByText(words[language].done)).toBeVisible();
      const audioId = await audioIdIn(page);
      const done = await audioOf(user, audioId);
      expect(done).toMatchObject({ state: 'done', attempt: 1, characters: 22 });

      const sound = await storedSound(done);
      expect(Math.abs(sound.durationMs - (done.durationMs ?? 0))).toBeLessThan(100);
      expect(sound.rms).toBeGreaterThan(0.01);

      await page.goto('/app/library');
      await page.reload();
      await expect(page.getByRole('row', { name: /2026 онд 15 хүн/ })).toBeVisible();
    });
  });
}

test.describe('in Mongolian', () => {
  test.use({ language: 'mn' });

  test('a long text plays before its conversion is done', async ({ page, user }) => {
    await givePro(user);
    await openEditor(page, longText);
    await page.getByRole('button', { name: words.mn.convert, exact: true }).click();
    const ending = endedAt(user, await audioIdIn(page));
    const creating = page.locator('#content').getByText('Аудио болгон хөрвүүлж байна...');
    await expect(creating).toBeVisible();
    await expectToPlay(page);
    const first = await currentTime(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(first);
    const { audio, at } = await ending;
    expect(audio.state).toBe('done');
    expect(audio.durationMs).toBeGreaterThan(120_000);
    expect(at.getTime(), 'done after it was first heard').toBeGreaterThan(
      (await heardAt(page)) ?? Number.POSITIVE_INFINITY,
    );
    await expect(page.getByText(words.mn.done)).toBeVisible();
  });
});

test('a press before the voices have loaded takes effect afterwards', async ({ page, user }) => {
  const voices = Promise.withResolvers<void>();
  await page.route('**/api/v1/speakers', async (route) => {
    await voices.promise;
    await route.continue();
  });
  await openEditor(page, text);
  await page.getByRole('button', { name: words.en.convert, exact: true }).click();
  await expect(page.locator('button[aria-busy="true"]')).toBeVisible();
  voices.resolve();
  expect((await ended(user, await audioIdIn(page))).state).toBe('done');
});
