import { orderStatuses } from '@duu/contract/documents/order';
import { Select } from '../../../components/Select.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { FilterBar } from '../FilterBar.tsx';
import { SearchForm } from '../SearchForm.tsx';
import type { OrderFilters } from './use-order-list.ts';

interface Props {
  value: OrderFilters;
  onChange: (value: OrderFilters) => void;
}

export function OrderFilterBar({ value, onChange }: Props) {
  const t = useText();
  return (
    <FilterBar
      count={[value.status, value.attention, value.former].filter(Boolean).length}
      search={
        <SearchForm
          wide
          label={t('orders.search')}
          find={t('orders.find')}
          maxLength={200}
          value={value.query ?? ''}
          onSearch={(query) => onChange({ ...value, query })}
        />
      }
    >
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
    </FilterBar>
  );
}
