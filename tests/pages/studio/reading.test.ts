import type { Page } from '@playwright/test';
import { convert } from '../../support/audios.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 740 } });

const name = 'Тал нутаг';
const segments = [
  'Өглөө эрт нар мандахад тал нутаг гийдэг. Манай хот жил бүр өргөжиж байна.',
  'Шинэ зам, сургууль, цэцэрлэг баригдсаар байна.',
];

/** What the editor marks in its text. */
const marked = (page: Page, what: 'spoken-word' | 'spoken-sentence') =>
  page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].join(''), what);

test('the editor marks the word and the sentence while it plays', async ({ page, person, t }) => {
  const { id } = await convert(person, { segments, name });
  await page.goto(`/app/text2speech/${id}`);
  await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
  await expect.poll(() => marked(page, 'spoken-word')).toMatch(/^[\p{L}]+$/u);
  const sentence = await marked(page, 'spoken-sentence');
  expect(segments.join(' ')).toContain(sentence);
  expect(sentence).toMatch(/^[ӨМШ].+\.$/u);
  await page.getByRole('button', { name: t('player.pauseNamed', { name }) }).click();
  await expect.poll(() => marked(page, 'spoken-word')).toBe('');
});
