import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import css from './Fold.module.css';

interface Props {
  /** What stays in sight. */
  head: ReactNode;
  /** The id of the heading in it, which names the button. */
  labelledBy: string;
  children: ReactNode;
}

/** On phones, where the page would be twice as long, a head that unfolds the rest; elsewhere both in full. */
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
