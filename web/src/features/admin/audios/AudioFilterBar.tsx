import { calls } from '@duu/contract/calls/calls';
import { audioStates } from '@duu/contract/documents/audio';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import css from '../FilterBar.module.css';
import { FilterBar } from '../FilterBar.tsx';
import { SearchForm } from '../SearchForm.tsx';
import type { AudioFilters } from './use-audios.ts';

interface Props {
  filters: AudioFilters;
  onChange: (filters: AudioFilters) => void;
}

export function AudioFilterBar({ filters, onChange }: Props) {
  const t = useText();
  const locale = useLocale();
  const catalogue = useCall(calls.adminListSpeakers, { failure: 'shownOnce' });
  const speakers = catalogue.data?.speakers ?? [];
  const known = speakers.map((speaker) => ({ value: speaker.id, label: speaker.name[locale] }));
  const { speakerId = '' } = filters;
  const isListed = speakerId === '' || known.some(({ value }) => value === speakerId);
  return (
    <FilterBar
      count={[filters.state, filters.speakerId].filter(Boolean).length}
      search={
        <SearchForm
          label={t('audios.owner.search')}
          find={t('audios.owner.find')}
          placeholder={t('audios.owner.hint')}
          maxLength={320}
          value={filters.owner ?? ''}
          onSearch={(owner) => onChange({ ...filters, owner })}
        />
      }
    >
      <Select
        label={t('audios.state')}
        value={filters.state ?? 'all'}
        options={[
          { value: 'all', label: t('audios.state.all') },
          ...audioStates.map((value) => ({ value, label: t(`audios.state.${value}`) })),
        ]}
        onChange={(state) => {
          const { state: _, ...others } = filters;
          onChange(state === 'all' ? others : { ...others, state });
        }}
      />
      <Select
        label={t('audios.speaker')}
        value={speakerId}
        options={[
          { value: '', label: t('audios.speaker.all') },
          ...known,
          ...(isListed ? [] : [{ value: speakerId, label: speakerId }]),
        ]}
        onChange={(chosen) => {
          const { speakerId: _, ...others } = filters;
          onChange(chosen === '' ? others : { ...others, speakerId: chosen });
        }}
      />
      {catalogue.status === 'error' && (
        <div className={css.failed}>
          <Button variant="link" size="sm" onClick={catalogue.reload}>
            {t('editor.speakers.failed')}
          </Button>
        </div>
      )}
    </FilterBar>
  );
}
