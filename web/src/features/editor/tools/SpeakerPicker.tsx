import { genders, type Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { languages } from '@duu/contract/language';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import { Face } from '../../../components/Face.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { Segmented } from '../../../components/Segmented.tsx';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import { usePlayer } from '../../player/player-context.ts';
import { SampleButton } from '../../player/SampleButton.tsx';
import { filterSpeakers, type SpeakerFilter } from './filter-speakers.ts';
import css from './SpeakerPicker.module.css';

/** All speakers: search, filters, samples, favorites and selection. */
export function SpeakerPicker({
  speakers,
  chosenId,
  favorites,
  premiumAllowed,
  onFavorite,
  onChoose,
  onClose,
}: {
  speakers: readonly WithId<Speaker>[];
  chosenId: string | null;
  favorites: readonly string[];
  premiumAllowed: boolean;
  onFavorite: (id: string, favorite: boolean) => void;
  onChoose: (speaker: WithId<Speaker>) => void;
  onClose: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const player = usePlayer();
  const [filter, setFilter] = useState<SpeakerFilter>({
    query: '',
    language: 'all',
    gender: 'all',
    favoritesOnly: false,
  });
  // The order of favorites stays while the dialog is open, so that a star does not make its row jump.
  const [firstFavorites] = useState(favorites);
  const found = filterSpeakers(speakers, filter, filter.favoritesOnly ? favorites : firstFavorites);
  const close = () => {
    player.stopPreview();
    onClose();
  };
  const change = (some: Partial<SpeakerFilter>) => setFilter({ ...filter, ...some });
  return (
    <FormDialog open wide title={t('editor.speakers')} onClose={close} cancel={t('shell.close')}>
      <div className={css.filters}>
        <div className={css.query}>
          <SearchField
            label={t('editor.speakers.search')}
            value={filter.query}
            autoFocus
            onSearch={(query) => change({ query })}
          />
        </div>
        <Segmented
          hideLabel
          label={t('editor.speakers.language')}
          value={filter.language}
          options={(['all', ...languages] as const).map((value) => ({
            value,
            label: t(`editor.language.${value}`),
          }))}
          onChange={(language) => change({ language })}
        />
        <Segmented
          hideLabel
          label={t('editor.speakers.gender')}
          value={filter.gender}
          options={(['all', ...genders] as const).map((value) => ({
            value,
            label: t(`editor.gender.${value}`),
          }))}
          onChange={(gender) => change({ gender })}
        />
        <Button
          size="sm"
          variant={filter.favoritesOnly ? 'secondary' : 'ghost'}
          aria-pressed={filter.favoritesOnly}
          onClick={() => change({ favoritesOnly: !filter.favoritesOnly })}
        >
          <Star size={16} fill={filter.favoritesOnly ? 'currentColor' : 'none'} />
          {t('editor.speakers.favorites')}
        </Button>
      </div>
      <ul className={css.list} aria-label={t('editor.speakers')}>
        {found.map((speaker) => {
          const favorite = favorites.includes(speaker.id);
          const name = speaker.name[locale];
          return (
            <li
              key={speaker.id}
              className={css.speaker}
              data-chosen={speaker.id === chosenId || undefined}
            >
              {speaker.sample ? (
                <SampleButton id={`speaker-${speaker.id}`} address={speaker.sample} name={name} />
              ) : (
                <span />
              )}
              <button
                type="button"
                className={css.choose}
                aria-pressed={speaker.id === chosenId}
                onClick={() => {
                  player.stopPreview();
                  onChoose(speaker);
                }}
              >
                <Face id={speaker.id} gender={speaker.gender} size={40} />
                <span className={css.name}>
                  {name}
                  {speaker.engine !== 'espeak' && (
                    <Badge tone="plain">{t('editor.speakers.natural')}</Badge>
                  )}
                  {speaker.premium && (
                    <Badge tone={premiumAllowed ? 'accent' : 'plain'}>
                      {t('editor.speakers.premium')}
                    </Badge>
                  )}
                </span>
                <span className={css.about}>
                  {t(`editor.language.${speaker.language}`)} ·{' '}
                  {t(`editor.gender.${speaker.gender}`)}
                  {speaker.description[locale] && ` · ${speaker.description[locale]}`}
                </span>
              </button>
              <IconButton
                label={t(favorite ? 'editor.speakers.unstar' : 'editor.speakers.star', { name })}
                aria-pressed={favorite}
                onClick={() => onFavorite(speaker.id, !favorite)}
              >
                <Star size={20} fill={favorite ? 'var(--saffron)' : 'none'} />
              </IconButton>
            </li>
          );
        })}
        {found.length === 0 && <li className={css.none}>{t('editor.speakers.none')}</li>}
      </ul>
    </FormDialog>
  );
}
