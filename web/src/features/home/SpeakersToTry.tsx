import { SquarePen } from 'lucide-react';
import type { useSpeakers } from '../../api/use-speakers.ts';
import { Button } from '../../components/Button.tsx';
import { Face } from '../../components/Face.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FoldingLabel } from '../../components/FoldingLabel.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLocale, useText } from '../../i18n/intl.tsx';
import { ButtonLink } from '../../navigation/ButtonLink.tsx';
import { SampleButton } from '../player/SampleButton.tsx';
import css from './HomeSections.module.css';

/** How many are shown; the editor has all. */
const shown = 6;

/** Speakers to listen to, those of the page's language first, each with a link to the editor. */
export function SpeakersToTry({ data, status, reload }: ReturnType<typeof useSpeakers>) {
  const t = useText();
  const locale = useLocale();
  const speakers = (data?.speakers ?? [])
    .toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
    .slice(0, shown);
  return (
    <section className={css.section} aria-label={t('home.speakers')}>
      <h2>{t('home.speakers')}</h2>
      {status === 'error' && speakers.length === 0 ? (
        <Button variant="outline" onClick={reload}>
          {t('editor.speakers.failed')}
        </Button>
      ) : (
        <ul className={css.speakers}>
          {speakers.length === 0 &&
            Array.from({ length: shown }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all the same
              <li key={index} className={css.comingSpeaker}>
                <Skeleton height="100%" />
              </li>
            ))}
          {speakers.map((speaker) => (
            <li key={speaker.id} className={css.speaker}>
              <Face id={speaker.id} gender={speaker.gender} size={56} />
              <div>
                <Facts>
                  <strong>{speaker.name[locale]}</strong>
                  {speaker.language !== locale && (
                    <small>{t(`editor.language.${speaker.language}`)}</small>
                  )}
                </Facts>
                <small className={css.description}>
                  {speaker.description[locale] || t(`editor.gender.${speaker.gender}`)}
                </small>
              </div>
              {speaker.sample && (
                <SampleButton
                  id={`speaker-${speaker.id}`}
                  address={speaker.sample}
                  name={speaker.name[locale]}
                />
              )}
              <ButtonLink
                variant="secondary"
                size="sm"
                to={`/app/text2speech?speaker=${speaker.id}`}
              >
                <SquarePen className={css.tryIcon ?? ''} size={18} aria-hidden="true" />
                <FoldingLabel>{t('home.try')}</FoldingLabel>
                <span className="visually-hidden">: {speaker.name[locale]}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
