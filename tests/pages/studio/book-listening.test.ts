import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aBook, stopped } from '../../support/books.ts';
import { currentTime, expectToPlay, isPaused } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 740 } });

/** A sentence that is read for half a minute. */
const long = `Манай хот ${'шинэ зам, сургууль, цэцэрлэгтэй, '.repeat(9)}болов.`;
const texts = ['Хавар ирлээ.', `Зун болов. ${long} Зун төгсөв.`, 'Намар ирж, навч шарлав.'];
const name = 'Дөрвөн цаг';

test('a book is read and heard as one: contents, bookmarks, the next chapter, and the place on another device', async ({
  page,
  openPage,
  user,
  t,
}) => {
  const book = aBook(['Хавар', 'Зун', 'Намар']);
  const parts = book.parts.map((part, at) => ({ ...part, segments: [texts[at] ?? ''] }));
  const { collectionId } = await ask('createBook', user, { input: { ...book, parts } });
  await stopped(user, collectionId);
  const view = (chapter: string) => page.getByRole('dialog', { name: chapter, exact: true });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const region = (label: string) => page.getByRole('region', { name: label, exact: true });
  const open = async (chapter: string) => {
    await press(t('reading.contents'));
    await region(t('reading.contents')).getByRole('button', { name: chapter }).click();
  };
  const spoken = (chapter: string) => view(chapter).locator('[data-spoken]');
  /** Plays the long sentence of a chapter from its beginning, and pauses in it. */
  const hearLong = async () => {
    await view('2. Зун').getByText('Манай', { exact: true }).click();
    await expect(spoken('2. Зун')).toContainText('Манай хот');
    await expectToPlay(page);
    await press(t('player.pauseNamed', { name: '2. Зун' }));
  };
  await page.goto(`/app/library/${collectionId}`);

  await test.step('the contents lead to another chapter, where a sentence plays from there', async () => {
    await press(t('reading.open'));
    await expect(view('1. Хавар')).toContainText(name);
    await open('Зун');
    await hearLong();
  });

  await test.step('a bookmark is found from another chapter', async () => {
    await press(t('reading.bookmark.add'));
    await region(t('reading.bookmarks')).getByRole('textbox').fill('Хот');
    await press(t('shell.save'));
    await open('Хавар');
    await expect(view('1. Хавар')).toBeVisible();
    await press(t('reading.bookmarks'));
    const marks = region(t('reading.bookmarks'));
    await expect(marks.getByRole('region', { name: '2. Зун' })).toContainText('Хот');
    await marks.getByRole('button', { name: /Манай хот/ }).click();
    await expect(spoken('2. Зун')).toContainText('Манай хот');
    await press(t('reading.bookmarks'));
  });

  await test.step('the view goes on with the sound to the next chapter', async () => {
    await view('2. Зун').getByText('төгсөв', { exact: true }).click();
    await expect(view('3. Намар')).toBeVisible();
  });

  await test.step('another device goes on where this one stopped', async () => {
    await expect.poll(() => isPaused(page)).toBe(true);
    await open('Зун');
    await hearLong();
    const at = await currentTime(page);
    await expect.poll(() => placeOf(user.uid, collectionId)).toBe(Math.round(at * 1000));
    await press(t('reading.close'));
    await expect(page.getByRole('row', { name: '2. Зун' })).toHaveAttribute('aria-current', 'true');
    const other = await openPage();
    await other.goto('/app/library');
    await other
      .getByRole('button', { name: t('library.collection.continueNamed', { name }) })
      .click();
    await expectToPlay(other);
    expect(await currentTime(other)).toBeGreaterThanOrEqual(at - 0.1);
    await expect(other.getByRole('region', { name: t('player.region') })).toContainText('2. Зун');
  });
});

/** Returns where (ms) a user stopped in the audio that was played last of a book. */
async function placeOf(uid: string, collectionId: string): Promise<number | undefined> {
  const { documents } = suiteDeps();
  const { lastPlayed } = (await documents.collection(uid, collectionId).get()).data() ?? {};
  if (!lastPlayed) return undefined;
  return (await documents.audio(uid, lastPlayed.audioId).get()).data()?.positionMs;
}
