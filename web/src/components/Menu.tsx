import { type ReactNode, useId, useState } from 'react';
import css from './Menu.module.css';
import { useOverlayIntent, useOverlays } from './use-overlays.ts';

export interface MenuEntry {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
}

interface Props {
  trigger: (props: {
    ref: (node: HTMLElement | null) => void;
    onClick: () => void;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  }) => ReactNode;
  /** A function where a page has many menus: it is called for the open one only. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** Which edge of its trigger it keeps to. */
  align?: 'start' | 'end';
}

/** A list of things to do with one item. */
export function Menu({ trigger, entries, align = 'end' }: Props) {
  const horizontal = align === 'start' ? 'left' : 'right';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  // A list of thousands has a menu in each row: what nobody has opened is not there.
  const [used, setUsed] = useState(false);
  const id = useId();
  const mui = useOverlays(used);
  useOverlayIntent(anchor);
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => {
          setUsed(true);
          setOpen(true);
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {used && mui && (
        <mui.Menu
          id={id}
          open={open && anchor !== null}
          anchorEl={anchor}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal }}
          transformOrigin={{ vertical: 'top', horizontal }}
        >
          {(typeof entries === 'function' ? entries() : entries).map((entry) => (
            <mui.MenuItem
              key={entry.label}
              disabled={entry.disabled ?? false}
              className={`${css.entry} ${entry.destructive ? css.destructive : ''}`}
              onClick={() => {
                setOpen(false);
                entry.onSelect();
              }}
            >
              {entry.icon && <span className={css.icon}>{entry.icon}</span>}
              {entry.label}
            </mui.MenuItem>
          ))}
        </mui.Menu>
      )}
    </>
  );
}
