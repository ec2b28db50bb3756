import type { Page } from '@playwright/test';
import { MPEGDecoder } from 'mpg123-decoder';
import { afterAll, describe, expect, test } from 'vitest';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf, endedAt } from '../../support/audios.ts';
import type { Person } from '../../support/people.ts';
import { until } from '../../support/suite.ts';
import { closeBrowser } from '../support/browser.ts';
import { currentTime, heardAt, inBrowser } from './studio-person.ts';

afterAll(closeBrowser);

const text = '2026 онд 15 хүн ирсэн.';
const words = {
  en: { convert: 'Convert', creating: 'Creating audio file...', done: 'Your audio is ready' },
  mn: {
    convert: 'Хөрвүүлэх',
    creating: 'Аудио файл үүсгэж байна...',
    done: 'Таны аудио бэлэн боллоо',
  },
};

async function decode(mp3: Uint8Array) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate } = decoder.decode(mp3);
  decoder.free();
  const samples = channelData[0] ?? new Float32Array();
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return { durationMs: (samplesDecoded / sampleRate) * 1000, rms: Math.sqrt(power) };
}

/** 370 characters, within what a new person has for free together with the short ones. */
const longText = 'Өглөө эрт нар мандахад тал нутаг алтан шаргал өнгөөр гийдэг. '.repeat(6).trim();

/** Converts a text; answers what became of it, and how long before that it was heard. */
async function convertAndHear(page: Page, person: Person, locale: 'mn' | 'en', written = text) {
  await page.goto('/app/text2speech');
  await page.locator('textarea').first().fill(written);
  if (written === text) {
    await page.getByText('хоёр мянга хорин зургаан').waitFor();
    await expect(page.getByTestId('counter').textContent()).resolves.toMatch(/^22 \/ 500/);
  }
  await page.evaluate(() => Object.assign(window, { heardAt: null }));
  await page.getByRole('button', { name: words[locale].convert, exact: true }).click();
  await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
  const audioId = page.url().split('/').at(-1) ?? '';
  const ending = endedAt(person, audioId);
  const heard = await until('sound', () => heardAt(page));
  const first = await currentTime(page);
  await until('the sound to go on', async () => (await currentTime(page)) > first);
  const { audio, at } = await ending;
  return { audioId, audio, leadMs: at.getTime() - heard };
}

describe.each(['mn', 'en'] as const)('a text becomes sound (%s)', (locale) => {
  test('it is heard while it is made, is whole, and stays', async () => {
    const { page, person, complaints } = await inBrowser({ chosen: locale });
    // The first conversion of a fresh suite waits for the engine to start.
    await page.goto('/app/text2speech');
    await page.locator('textarea').first().fill('Эхний.');
    await page.getByRole('button', { name: words[locale].convert, exact: true }).click();
    await page.getByText(words[locale].done).waitFor();

    // Three seconds of sound are whole a tenth of a second after they begin: where other work holds the browser up for
    // longer than that it may miss its lead, but not each time.
    let heardFirst = await convertAndHear(page, person, locale);
    for (let more = 2; more > 0 && heardFirst.leadMs <= 0; more--)
      heardFirst = await convertAndHear(page, person, locale);
    const { audioId, audio: done, leadMs } = heardFirst;
    expect(leadMs, 'ms heard before the document is done').toBeGreaterThan(0);
    expect(done.state).toBe('done');

    const { files } = suiteDeps();
    const mp3 = await files.bytes(done.storagePath ?? '');
    if (mp3 === null) throw new Error('The file is not in the bucket.');
    const sound = await decode(mp3);
    expect(Math.abs(sound.durationMs - (done.durationMs ?? 0))).toBeLessThan(100);
    expect(sound.rms).toBeGreaterThan(0.01);

    await page.getByText(words[locale].done).waitFor();
    await page.goto('/app/library');
    await page.reload();
    await page
      .getByRole('row', { name: /2026 онд 15 хүн/ })
      .first()
      .waitFor();
    expect((await audioOf(person, audioId)).characters).toBe(22);

    // Half a minute of sound is heard long before it is whole.
    const long = await convertAndHear(page, person, locale, longText);
    expect(long.leadMs, 'ms heard before the document is done').toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('a press that comes before the voices is carried out when they are there', async () => {
    const { page, person, complaints } = await inBrowser({ chosen: locale });
    const voices = Promise.withResolvers<void>();
    await page.route('**/api/v1/speakers', async (route) => {
      await voices.promise;
      await route.continue();
    });
    await page.goto('/app/text2speech');
    await page.locator('textarea').first().fill(text);
    await page.getByRole('button', { name: words[locale].convert, exact: true }).click();
    await page.locator('button[aria-busy="true"]').waitFor();
    voices.resolve();
    await page.waitForURL(/\/app\/text2speech\/[\w-]+$/);
    const { audio } = await endedAt(person, page.url().split('/').at(-1) ?? '');
    expect(audio.state).toBe('done');
    expect(complaints).toEqual([]);
  });
});
