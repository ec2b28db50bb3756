import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './FilterBar.module.css';

/** Filters above a list, side by side if they fit. On a phone only `search` is visible, the rest opens on a press. */
export function FilterBar({
  search,
  count,
  children,
}: {
  search?: ReactNode;
  /** How many of the filters besides `search` are set. */
  count: number;
  children: ReactNode;
}) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <search className={css.bar} data-open={open || undefined}>
      {search}
      <div className={css.toggle}>
        <Button
          variant={count > 0 ? 'secondary' : 'outline'}
          fullWidth
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          {t('admin.filters', { count })}
        </Button>
      </div>
      <div id={id} className={css.filters}>
        {children}
      </div>
    </search>
  );
}
