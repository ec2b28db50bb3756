import { auditActions } from '@duu/contract/documents/audit';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { FilterBar } from '../FilterBar.tsx';
import css from './Audit.module.css';
import type { AuditFilters } from './use-audit.ts';

interface Props {
  value: AuditFilters;
  onChange: (value: AuditFilters) => void;
}

const typed = ['by', 'user'] as const;
const days = ['from', 'to'] as const;

export function AuditFilterBar({ value, onChange }: Props) {
  const t = useText();
  const { by = '', user = '', action, ...others } = value;
  const [texts, setTexts] = useState({ by, user });
  useEffect(() => setTexts({ by, user }), [by, user]);
  const set = (change: AuditFilters) => onChange({ ...value, ...texts, ...change });
  return (
    <FilterBar count={Object.keys(value).length}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set({});
        }}
      >
        {typed.map((name) => (
          <TextField
            key={name}
            type="search"
            label={t(`audit.filter.${name}`)}
            placeholder={t('audios.owner.hint')}
            autoComplete="off"
            maxLength={320}
            value={texts[name]}
            onChange={(event) => {
              const { value: text } = event.target;
              setTexts({ ...texts, [name]: text });
              // The field's own clear button clears the list's filter too.
              if (text === '') onChange({ ...value, [name]: undefined });
            }}
          />
        ))}
        <Select
          label={t('audit.action')}
          value={action ?? 'all'}
          options={[
            { value: 'all', label: t('audit.filter.action.all') },
            ...auditActions.map((one) => ({ value: one, label: t(`audit.action.${one}`) })),
          ]}
          onChange={(chosen) => set({ action: chosen === 'all' ? undefined : chosen })}
        />
        <div className={css.days}>
          {days.map((name) => (
            <TextField
              key={name}
              type="date"
              label={t(`audit.filter.${name}`)}
              value={others[name] ?? ''}
              onChange={(event) => set({ [name]: event.target.value || undefined })}
            />
          ))}
        </div>
        <Button type="submit" variant="outline">
          <Search size={18} aria-hidden="true" />
          {t('audios.owner.find')}
        </Button>
      </form>
    </FilterBar>
  );
}
