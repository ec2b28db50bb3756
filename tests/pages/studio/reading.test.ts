import type { Page } from '@playwright/test';
import { convert } from '../../support/audios.ts';
import { currentTime, expectToPlay } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test.use({
  language: 'mn',
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const name = 'Тал нутаг';
const segments = [
  'Өглөө эрт нар мандахад тал нутаг гийдэг. Манай хот жил бүр өргөжиж байна.',
  'Шинэ зам, сургууль, цэцэрлэг баригдсаар байна.',
];

/** The underlined words in the editor. */
const marked = (page: Page, what: 'spoken-word' | 'spoken-sentence') =>
  page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].join(''), what);

test('the editor marks the word and the sentence while it plays', async ({ page, user, t }) => {
  const { id } = await convert(user, { segments, name });
  await page.goto(`/app/text2speech/${id}`);
  await page.getByRole('button', { name: t('player.playNamed', { name }) }).click();
  await expect.poll(() => marked(page, 'spoken-word')).toMatch(/^[\p{L}]+$/u);
  const sentence = await marked(page, 'spoken-sentence');
  expect(segments.join(' ')).toContain(sentence);
  expect(sentence).toMatch(/^[ӨМШ].+\.$/u);
  await page.getByRole('button', { name: t('player.pauseNamed', { name }) }).click();
  await expect.poll(() => marked(page, 'spoken-word')).toBe('');
});

test('the reading view fills the window, plays from a word, and keeps its settings', async ({
  page,
  user,
  t,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/andika.*woff2/.test(request.url())) fonts.push(request.url());
  });
  const { id } = await convert(user, { segments, name });
  const view = page.getByRole('dialog', { name });
  const settings = view.getByRole('button', { name: t('reading.settings') });
  await page.goto(`/app/audio/${id}`);
  await page.getByRole('button', { name: t('reading.open') }).click();

  await test.step('a word plays from there, and the text has the room', async () => {
    await view.locator('[data-word="8"]').click();
    await expectToPlay(page);
    expect(await currentTime(page)).toBeGreaterThan(1);
    await expect(view.locator('[data-spoken]')).toContainText('Манай хот');
    const text = await view.getByRole('group', { name: t('player.readAlong') }).boundingBox();
    expect(text?.height).toBeGreaterThan(740 * 0.8);
  });
  await test.step('the face is loaded once it is chosen', async () => {
    expect(fonts).toEqual([]);
    await settings.click();
    await view.getByText(t('reading.face.andika'), { exact: true }).click();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await view.getByText(t('reading.paper.sepia'), { exact: true }).click();
    await expect(view).toHaveCSS('background-color', 'rgb(243, 232, 210)');
    await view.getByLabel(t('player.sleep')).selectOption('15');
    await expect(view.getByText(t('player.sleep.left', { minutes: 15 }))).toBeVisible();
  });
  await test.step('Back closes it, and its settings are kept', async () => {
    await page.goBack();
    await expect(view).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/app/audio/${id}$`));
    await page.getByRole('button', { name: t('reading.open') }).click();
    await expect(view).toHaveCSS('background-color', 'rgb(243, 232, 210)');
    await view.getByRole('button', { name: t('reading.close') }).click();
    await expect(page).toHaveURL(new RegExp(`/app/audio/${id}$`));
  });
});

test('the reading view plays by sentences, and keeps bookmarks with notes', async ({
  page,
  user,
  t,
}) => {
  const { id } = await convert(user, { segments, name });
  const view = page.getByRole('dialog', { name });
  const press = (label: string) => view.getByRole('button', { name: label, exact: true }).click();
  const spoken = view.locator('[data-spoken]');
  await page.goto(`/app/audio/${id}?read=1`);

  await test.step('next, previous and repeat', async () => {
    await press(t('reading.sentence.next'));
    await expect(spoken).toContainText('Манай хот');
    await press(t('reading.sentence.repeat'));
    await expectToPlay(page);
    await expect(spoken).toContainText('Манай хот');
    await press(t('reading.sentence.previous'));
    await expect(spoken).toContainText('Өглөө эрт');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(spoken).toContainText('Манай хот');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(spoken).toContainText('Өглөө эрт');
  });
  await test.step('it stops after each sentence', async () => {
    await press(t('reading.sentence.stop'));
    await expect(view.getByRole('button', { name: t('player.playNamed', { name }) })).toBeVisible();
    await expect(spoken).toContainText('Өглөө эрт');
    await press(t('player.playNamed', { name }));
    await expect(spoken).toContainText('Манай хот');
    await expect(view.getByRole('button', { name: t('player.playNamed', { name }) })).toBeVisible();
    await expect(spoken).toContainText('Манай хот');
    await press(t('reading.sentence.stop'));
  });
  await test.step('a bookmark has a note, is there after a reload, and plays from its place', async () => {
    await page.keyboard.press('Control+b');
    const panel = view.getByRole('region', { name: t('reading.bookmarks') });
    await panel.getByLabel(t('reading.bookmark.note'), { exact: true }).fill('Хотын тухай');
    await panel.getByRole('button', { name: t('shell.save') }).click();
    await expect(panel.getByRole('listitem')).toContainText('Хотын тухай');
    await page.reload();
    await press(t('reading.bookmarks'));
    await panel.getByRole('button', { name: /Манай хот/ }).click();
    await expectToPlay(page);
    await expect(spoken).toContainText('Манай хот');
    await panel.getByRole('button', { name: /устгах/ }).click();
    await expect(panel.getByText(t('reading.bookmarks.none'))).toBeVisible();
  });
});
