import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import css from './Menu.module.css';

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
  /** A function for pages with many menus: it is called only for the open one. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** The edge of the trigger to align with. */
  align?: 'start' | 'end';
}

/** A menu of actions for one item. */
export function Menu({ trigger, entries, align = 'end' }: Props) {
  const horizontal = align === 'start' ? 'left' : 'right';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  // A list of thousands has a menu per row, so a menu renders only once it was opened.
  const [used, setUsed] = useState(false);
  const id = useId();
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
      {used && (
        <MuiMenu
          id={id}
          open={open && anchor !== null}
          anchorEl={anchor}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal }}
          transformOrigin={{ vertical: 'top', horizontal }}
        >
          {(typeof entries === 'function' ? entries() : entries).map((entry) => (
            <MenuItem
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
            </MenuItem>
          ))}
        </MuiMenu>
      )}
    </>
  );
}
