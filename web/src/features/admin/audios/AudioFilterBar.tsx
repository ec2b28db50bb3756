import { calls } from '@duu/contract/calls/calls';
import { audioStates } from '@duu/contract/documents/audio';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import css from '../filters.module.css';
import type { AudioFilters } from './use-audios.ts';

interface Props {
  filters: AudioFilters;
  onChange: (filters: AudioFilters) => void;
}

export function AudioFilterBar({ filters, onChange }: Props) {
  const t = useText();
  const locale = useLocale();
  const catalogue = useCall(calls.adminListSpeakers, { toast: 'once' });
  const speakers = catalogue.data?.speakers ?? [];
  const [owner, setOwner] = useState(filters.owner ?? '');
  useEffect(() => setOwner(filters.owner ?? ''), [filters.owner]);
  const known = speakers.map((speaker) => ({ value: speaker.id, label: speaker.name[locale] }));
  const { speakerId = '' } = filters;
  const isListed = speakerId === '' || known.some(({ value }) => value === speakerId);
  return (
    <search>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filters, owner });
        }}
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
          <Button variant="link" size="sm" onClick={catalogue.reload}>
            {t('editor.speakers.failed')}
          </Button>
        )}
        <div className={css.search}>
          <TextField
            type="search"
            label={t('audios.owner.search')}
            placeholder={t('audios.owner.hint')}
            autoComplete="off"
            maxLength={320}
            value={owner}
            onChange={(event) => {
              setOwner(event.target.value);
              // The field's own cross empties the list's filter too.
              if (event.target.value === '') onChange({ ...filters, owner: '' });
            }}
          />
          <IconButton label={t('audios.owner.find')} variant="outline" type="submit">
            <Search size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </form>
    </search>
  );
}
