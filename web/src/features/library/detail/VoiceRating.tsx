import { calls } from '@duu/contract/calls/calls';
import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { IconButton } from '../../../components/IconButton.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './VoiceRating.module.css';

const thumbs = [
  { rating: 'up', Icon: ThumbsUp },
  { rating: 'down', Icon: ThumbsDown },
] as const;

/** Asks what the user thinks of the voice that spoke an audio. Nothing if several voices did. */
export function VoiceRating({ audio }: { audio: WithId<Audio> }) {
  const t = useText();
  const { running, run } = useAction();
  const { voiceUsed, rating } = audio;
  if (!voiceUsed || audio.state !== 'done') return null;
  // Another voice may have spoken an earlier version.
  const isOfThis = rating?.engine === voiceUsed.engine && rating.voice === voiceUsed.voice;
  const given = isOfThis ? rating.rating : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={css.rating} role="group" aria-label={t('library.rating')}>
      <span aria-hidden="true">{t('library.rating')}</span>
      {thumbs.map(({ rating: one, Icon }) => (
        <IconButton
          key={one}
          label={t(`library.rating.${one}`)}
          aria-pressed={given === one}
          busy={running === one}
          onClick={() => {
            const input = { rating: given === one ? null : one };
            void run(() => callApi(calls.rateAudio, { params: { audioId: audio.id }, input }), one);
          }}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
