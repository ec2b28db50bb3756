import type { NaturalVoice } from '@duu/contract/calls/admin-speakers';
import { useText } from '../../../i18n/intl.tsx';
import css from '../admin.module.css';

interface Props {
  /** The voice name of a speaker, `id` or `id/number`. */
  name: string;
  /** The natural voices that are on the server. */
  voices: readonly NaturalVoice[];
}

/** What an admin has to know of a natural voice before publishing it. */
export function VoiceTerms({ name, voices }: Props) {
  const t = useText();
  const voice = voices.find(({ id }) => id === name.split('/', 1)[0]);
  if (!voice) return <p className={css.note}>{t('speakers.terms.missing')}</p>;
  const { licence, commercial } = voice;
  return (
    <p className={css.note}>
      {licence === '' ? t('speakers.terms.unknown') : t('speakers.terms.licence', { licence })}
      {commercial === false && ` ${t('speakers.terms.noCommercial')}`}
    </p>
  );
}
