import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useText } from '../../i18n/intl.tsx';
import css from './FoldedList.module.css';

interface Props {
  /** How many items a phone shows at first. */
  shown: 1 | 5;
  /** Label of the button that shows the others. */
  more: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A list that is folded after its first items on phones, as the page would be twice as long. */
export function FoldedList({ shown, more, className, children }: Props) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ul
        id={id}
        className={`${className ?? ''} ${css.list}`}
        data-shown={shown}
        data-open={open || undefined}
      >
        {children}
      </ul>
      <div className={css.more}>
        <Button
          variant="ghost"
          fullWidth
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('landing.less') : more}
          <ChevronDown size={20} aria-hidden="true" className={css.arrow ?? ''} />
        </Button>
      </div>
    </>
  );
}
