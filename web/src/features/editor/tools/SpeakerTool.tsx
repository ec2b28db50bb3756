import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Face } from '../../../components/Face.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { SampleButton } from '../../player/SampleButton.tsx';
import { SpeakerPicker } from './SpeakerPicker.tsx';
import css from './SpeakerTool.module.css';

/** The selected speaker with a sample, and the way to all others. */
export function SpeakerTool({
  speakers,
  chosen,
  favorites,
  premiumAllowed,
  onFavorite,
  onChoose,
}: {
  speakers: readonly WithId<Speaker>[] | null;
  chosen: WithId<Speaker> | null;
  favorites: readonly string[];
  premiumAllowed: boolean;
  onFavorite: (id: string, favorite: boolean) => void;
  onChoose: (speaker: WithId<Speaker>) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.tool}>
      <span className={css.label} id="speaker-label">
        {t('editor.speaker')}
      </span>
      {speakers === null ? (
        <Skeleton height="3.75rem" />
      ) : (
        <div className={css.row}>
          <button
            type="button"
            className={css.choose}
            aria-haspopup="dialog"
            aria-describedby="speaker-label"
            onClick={() => setOpen(true)}
          >
            {chosen === null ? (
              <span className={css.noSpeaker} aria-hidden="true">
                ?
              </span>
            ) : (
              <Face id={chosen.id} gender={chosen.gender} />
            )}
            <span className={css.name}>
              {chosen === null ? t('errors.select_speaker') : chosen.name[locale]}
              {chosen !== null && <small>{t(`editor.language.${chosen.language}`)}</small>}
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
          {chosen?.sample && (
            <SampleButton
              id={`speaker-${chosen.id}`}
              address={chosen.sample}
              name={chosen.name[locale]}
            />
          )}
        </div>
      )}
      {open && speakers !== null && (
        <SpeakerPicker
          speakers={speakers}
          chosenId={chosen?.id ?? null}
          favorites={favorites}
          premiumAllowed={premiumAllowed}
          onFavorite={onFavorite}
          onChoose={(speaker) => {
            onChoose(speaker);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
