import { calls } from '@duu/contract/calls/calls';
import type { Respelling } from '@duu/contract/documents/dictionary-entry';
import { measureSpoken } from '@duu/contract/spoken';
import { useCall } from '../../api/use-call.ts';
import { useToast } from '../../feedback/toast-store.ts';
import { useUid } from '../../firebase/auth/use-session.ts';
import { useText } from '../../i18n/intl.tsx';
import { useMe } from '../../me/me-context.ts';
import { useGo } from '../../navigation/use-go.ts';
import { beginConversion } from '../conversions/play-conversion.ts';
import { trackOfNewAudio } from '../conversions/track-of-conversion.ts';
import { useConvert } from '../conversions/use-convert.ts';
import { usePlayer } from '../player/player-context.ts';

/** In the language of the word, whatever the language of the page. */
const sentences = {
  mn: (written: string) => `Энэ бол ${written}.`,
  en: (written: string) => `This is ${written}.`,
};

/** Returns the price of hearing a word in a sentence, in characters. */
export function priceOf({ language, written, spoken }: Respelling): number {
  const sentence = sentences[language](written);
  const start = sentence.indexOf(written);
  const end = start + written.length;
  const token = { start, end, kind: 'dictionary', spoken, certain: true } as const;
  const reading = { tokens: [token], spoken: sentence.replace(written, () => spoken) };
  return measureSpoken([sentence], [reading], 1).characters;
}

/** Converts a sentence with the word, by a speaker of its language (a favorite first), and plays it. */
export function usePlayWord(): { hear: (word: Respelling) => void; busy: boolean } {
  const t = useText();
  const toast = useToast();
  const uid = useUid();
  const me = useMe();
  const go = useGo();
  const player = usePlayer();
  const catalogue = useCall(calls.getSpeakers, {});
  const speakers = catalogue.data?.speakers ?? [];
  const { convert, busy } = useConvert();
  const favorites = me.status === 'ready' ? me.user.preferences.favoriteSpeakers : [];

  const hear = async (word: Respelling) => {
    const fitting = speakers.filter(
      ({ language, premium }) => language === word.language && !premium,
    );
    const speaker = fitting.find(({ id }) => favorites.includes(id)) ?? fitting[0];
    if (!speaker) {
      toast.warning(t('dictionary.noSpeaker'));
      return;
    }
    const sentence = sentences[word.language](word.written);
    const { language } = word;
    const started = await convert({
      audioId: null,
      request: { segments: [sentence], speakerId: speaker.id, language },
    });
    if (started === null) return;
    void beginConversion(player, uid, trackOfNewAudio(started, sentence, speaker));
    toast.success(t('dictionary.heard'), {
      action: { label: t('editor.open'), onClick: () => go(`/app/audio/${started.audioId}`) },
    });
  };
  // Needs a speaker, so it waits for the catalogue.
  return { hear: (word) => void hear(word), busy: busy || catalogue.status === 'loading' };
}
