import { installVoices } from '../../../local/seed/install-voices.ts';
import { suiteDeps } from '../../support/admin.ts';
import { audioOf } from '../../support/audios.ts';
import { addTinyVoice, removeTinyVoice } from '../../support/voices.ts';
import { audioIdIn, chooseSpeaker, openEditor } from '../support/editor.ts';
import { expectToPlay } from '../support/playing.ts';
import { storedSound } from '../support/stored-sound.ts';
import { expect, test } from '../support/test.ts';

const voices = {
  mn: {
    format: 'mms',
    text: 'Сайн байна уу? 2026 онд 15 хүн ирсэн. Баяртай, маргааш уулзъя!',
    usual: 'Номин',
    name: { mn: 'Сувд', en: 'Suvd' },
  },
  en: {
    format: 'piper',
    text: 'How are you? In 2026 there were 15 people. Goodbye, until tomorrow!',
    usual: 'Emily',
    name: { mn: 'Алис', en: 'Alice' },
  },
} as const;

for (const language of ['mn', 'en'] as const) {
  const { format, text, usual, name } = voices[language];
  const id = `page-${language}`;

  test.describe(language, () => {
    test.use({ language });
    test.afterEach(async () => {
      removeTinyVoice(id);
      await suiteDeps().documents.speaker(id).delete();
    });

    test('an added voice is offered as a speaker, and a text is heard in it', async ({
      page,
      user,
      t,
    }) => {
      await addTinyVoice(id, format, { licence: '', commercial: null }, name);
      const { documents, files } = suiteDeps();
      await installVoices(documents, files);
      await openEditor(page, text);
      await chooseSpeaker(page, usual, name[language]);
      await page.getByRole('button', { name: t('editor.convert'), exact: true }).click();
      await expectToPlay(page);
      await expect(page.getByText(t('editor.done'))).toBeVisible();
      const audio = await audioOf(user, await audioIdIn(page));
      expect(audio).toMatchObject({ state: 'done', fallback: null, speaker: { id } });
      const sound = await storedSound(audio);
      expect(Math.abs(sound.durationMs - (audio.durationMs ?? 0))).toBeLessThan(100);
      expect(sound.durationMs).toBeGreaterThan(2000);
      expect(sound.rms).toBeGreaterThan(0.01);
    });
  });
}
