import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { languages } from '@duu/contract/language';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { Select } from '../../../components/Select.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import css from './ListToolbar.module.css';
import { isFiltered, type ListView, type Sort } from './list-query.ts';

/** Search, filters and order of a list. */
export function ListToolbar({
  query,
  onQuery,
  view,
  onView,
  sorts,
  speakers,
  failed,
}: {
  query: string;
  onQuery: (query: string) => void;
  view: ListView;
  onView: (view: ListView) => void;
  sorts: readonly Sort[];
  speakers: readonly WithId<Speaker>[];
  /** Reloads the speakers, if they could not be loaded. */
  failed: (() => void) | null;
}) {
  const t = useText();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <search className={css.bar} data-open={open || undefined}>
      <div className={css.search}>
        <SearchField label={t('library.search')} value={query} onSearch={onQuery} />
      </div>
      <span className={css.more}>
        <IconButton
          variant={isFiltered(view) ? 'secondary' : 'outline'}
          label={t('library.filters')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={20} aria-hidden="true" />
        </IconButton>
      </span>
      <Select
        hideLabel
        label={t('library.filter.language')}
        value={view.language}
        options={[
          { value: 'all', label: t('library.filter.allLanguages') },
          ...languages.map((value) => ({ value, label: t(`editor.language.${value}`) })),
        ]}
        onChange={(language) => onView({ ...view, language })}
      />
      <div className={css.speaker}>
        <Select
          hideLabel
          label={t('library.filter.speaker')}
          value={view.speakerId}
          options={[
            { value: 'all', label: t('library.filter.allSpeakers') },
            ...speakers.map((speaker) => ({ value: speaker.id, label: speaker.name[locale] })),
          ]}
          onChange={(speakerId) => onView({ ...view, speakerId })}
        />
      </div>
      {failed && (
        <div className={css.failed}>
          <Button variant="link" size="sm" onClick={failed}>
            {t('editor.speakers.failed')}
          </Button>
        </div>
      )}
      <div className={css.sort}>
        <Select
          hideLabel
          label={t('library.sort')}
          value={view.sort}
          disabled={query !== ''}
          options={sorts.map((value) => ({ value, label: t(`library.sort.${value}`) }))}
          onChange={(sort) => onView({ ...view, sort })}
        />
      </div>
    </search>
  );
}
