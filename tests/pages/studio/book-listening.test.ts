import { suiteDeps } from '../../support/admin.ts';
import { ask } from '../../support/api.ts';
import { aBook, stopped } from '../../support/books.ts';
import { currentTime, expectToPlay, isPaused } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test.use({ language: 'mn', viewport: { width: 360, height: 740 } });

const text = 'Өглөө эрт нар мандахад тал нутаг гийдэг. Манай хот жил бүр өргөжиж байна.';
/** A time (s) in its second sentence. */
const secondSentence = 3.5;
const name = 'Дөрвөн цаг';

test('a book is read and heard as one: contents, bookmarks, the next chapter, and the place on another device', async ({
  page,
  openPage,
  user,
  t,
}) => {
  const book = aBook(['Хавар', 'Зун', 'Намар']);
  const parts = book.parts.map((part) => ({ ...part, segments: [text] }));
  const { collectionId } = await ask('createBook', user, { input: { ...book, parts } });
  await stopped(user, collectionId);
  const view = (chapter: string) => page.getByRole('dialog', { name: chapter, exact: true });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const region = (label: string) => page.getByRole('region', { name: label, exact: true });
  const stops = () => press(t('reading.sentence.stop'));
  /** Plays a sentence, at whose end it stops. */
  const playSentence = async (chapter: string) => {
    await view(chapter).getByText('Манай', { exact: true }).click();
    await expect(view(chapter).locator('[data-spoken]')).toContainText('Манай хот');
    await expect
      .poll(async () => (await isPaused(page)) && (await currentTime(page)) > secondSentence)
      .toBe(true);
  };
  await page.goto(`/app/library/${collectionId}`);

  await test.step('the contents lead to another chapter, where a sentence plays from there', async () => {
    await press(t('reading.open'));
    await expect(view('1. Хавар')).toContainText(name);
    await stops();
    await press(t('reading.contents'));
    await region(t('reading.contents')).getByRole('button', { name: 'Зун' }).click();
    await playSentence('2. Зун');
  });

  await test.step('a bookmark is found from another chapter', async () => {
    await press(t('reading.bookmark.add'));
    await region(t('reading.bookmarks')).getByRole('textbox').fill('Хот');
    await press(t('shell.save'));
    await press(t('reading.contents'));
    await region(t('reading.contents')).getByRole('button', { name: 'Хавар' }).click();
    await expect(view('1. Хавар')).toBeVisible();
    await press(t('reading.bookmarks'));
    const marks = region(t('reading.bookmarks'));
    await expect(marks.getByRole('region', { name: '2. Зун' })).toContainText('Хот');
    await marks.getByRole('button', { name: /Манай хот/ }).click();
    await expect(view('2. Зун').locator('[data-spoken]')).toContainText('Манай хот');
    await press(t('reading.bookmarks'));
  });

  await test.step('the view goes on with the sound to the next chapter', async () => {
    await stops();
    await view('2. Зун').getByText('Манай', { exact: true }).click();
    await expect(view('3. Намар')).toBeVisible();
  });

  await test.step('another device goes on from there', async () => {
    await stops();
    await playSentence('3. Намар');
    const at = await currentTime(page);
    await expect.poll(() => placeOf(user.uid, collectionId)).toBe(Math.round(at * 1000));
    await press(t('reading.close'));
    await expect(page.getByRole('row', { name: '3. Намар' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const other = await openPage();
    await other.goto('/app/library');
    await other
      .getByRole('button', { name: t('library.collection.continueNamed', { name }) })
      .click();
    await expectToPlay(other);
    expect(await currentTime(other)).toBeGreaterThanOrEqual(at - 0.1);
    await expect(other.getByRole('region', { name: t('player.region') })).toContainText('3. Намар');
  });
});

/** Returns where (ms) a user stopped in the audio that was played last of a book. */
async function placeOf(uid: string, collectionId: string): Promise<number | undefined> {
  const { documents } = suiteDeps();
  const { lastPlayed } = (await documents.collection(uid, collectionId).get()).data() ?? {};
  if (!lastPlayed) return undefined;
  return (await documents.audio(uid, lastPlayed.audioId).get()).data()?.positionMs;
}
