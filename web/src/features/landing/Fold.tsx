import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import css from './Fold.module.css';

interface Props {
  /** The part that stays visible. */
  head: ReactNode;
  /** The id of its heading, which names the button. */
  labelledBy: string;
  children: ReactNode;
}

/** On phones, a head that unfolds the rest, as the page would be twice as long; elsewhere both in full. */
export function Fold({ head, labelledBy, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={css.fold} data-open={open || undefined}>
      <div className={css.head}>
        <div className={css.words}>{head}</div>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={labelledBy}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={22} aria-hidden="true" />
        </button>
      </div>
      <div id={id} className={css.body}>
        {children}
      </div>
    </div>
  );
}
