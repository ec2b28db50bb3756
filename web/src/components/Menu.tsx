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

/** Renders the menu with its entries. */
export type ShowEntries = (entries: readonly MenuEntry[]) => ReactNode;

interface Props {
  trigger: (props: {
    ref: (node: HTMLElement | null) => void;
    onClick: () => void;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  }) => ReactNode;
  /** The edge of the trigger to align with. */
  align?: 'start' | 'end';
}

interface OwnEntries {
  /** A function for pages with many menus: it is called only for the open one. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
}

interface LazyEntries {
  /** Renders a component of a `lazyDialog`, which gives the entries to `show`: the first page opens without their code. */
  lazyEntries: (show: ShowEntries) => ReactNode;
}

/** A menu of actions for one item. */
export function Menu({ trigger, align = 'end', ...of }: Props & (OwnEntries | LazyEntries)) {
  const horizontal = align === 'start' ? 'left' : 'right';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const mui = useOverlays(open);
  useOverlayIntent(anchor);
  const show: ShowEntries = (entries) =>
    mui && (
      <mui.Menu
        id={id}
        open={open && anchor !== null}
        anchorEl={anchor}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal }}
        transformOrigin={{ vertical: 'top', horizontal }}
      >
        {entries.map((entry) => (
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
    );
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => setOpen(true),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {mui &&
        ('entries' in of
          ? show(typeof of.entries === 'function' ? of.entries() : of.entries)
          : of.lazyEntries(show))}
    </>
  );
}
