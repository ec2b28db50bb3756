import { orderStatuses } from '@duu/contract/documents/order';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from '../filters.module.css';
import type { OrderFilters } from './use-orders.ts';

interface Props {
  value: OrderFilters;
  onChange: (value: OrderFilters) => void;
}

export function OrderFilterBar({ value, onChange }: Props) {
  const t = useText();
  const [query, setQuery] = useState(value.query ?? '');
  useEffect(() => setQuery(value.query ?? ''), [value.query]);
  return (
    <search>
      <form
        className={css.bar}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...value, query });
        }}
      >
        <div className={`${css.search} ${css.whole}`}>
          <TextField
            type="search"
            label={t('orders.search')}
            autoComplete="off"
            maxLength={200}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              // The field's own cross empties the list's filter too.
              if (event.target.value === '') onChange({ ...value, query: '' });
            }}
          />
          <IconButton label={t('orders.find')} variant="outline" type="submit">
            <Search size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <Select
          label={t('orders.status')}
          value={value.status ?? 'all'}
          options={[
            { value: 'all', label: t('orders.status.all') },
            ...orderStatuses.map((status) => ({
              value: status,
              label: t(`billing.status.${status}`),
            })),
          ]}
          onChange={(status) => {
            const { status: _, ...others } = value;
            onChange(status === 'all' ? others : { ...others, status });
          }}
        />
        <Select
          label={t('orders.attention')}
          value={value.attention ?? 'false'}
          options={[
            { value: 'false', label: t('orders.attention.all') },
            { value: 'true', label: t('orders.attention.only') },
          ]}
          onChange={(chosen) => {
            const { attention: _, ...others } = value;
            onChange(chosen === 'true' ? { ...others, attention: 'true' } : others);
          }}
        />
        <Select
          label={t('orders.whose')}
          value={value.former ?? 'false'}
          options={[
            { value: 'false', label: t('orders.whose.present') },
            { value: 'true', label: t('orders.whose.former') },
          ]}
          onChange={(chosen) => {
            const { former: _, ...others } = value;
            onChange(chosen === 'true' ? { ...others, former: 'true' } : others);
          }}
        />
      </form>
    </search>
  );
}
