import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import css from './Popover.module.css';
import { useOverlayIntent, useOverlays } from './use-overlays.ts';

interface Props {
  /** Opens it; receives the props to spread on a button. */
  trigger: (props: {
    ref: (node: HTMLElement | null) => void;
    onClick: () => void;
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
  }) => ReactNode;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** px between the trigger and the popover. */
const sideOffset = 4;

/**
 * Checks in every frame whether one of the nodes was moved or resized: late fonts and parts of the page do both, and no
 * event reports a move. Returns a function that stops it.
 */
function whenMoved(nodes: readonly (HTMLElement | null)[], onMove: () => void): () => void {
  let before = '';
  let frame = requestAnimationFrame(function look() {
    const boxes = nodes.map((node) => node?.getBoundingClientRect());
    const now = boxes.map((box) => box && [box.x, box.y, box.width, box.height]).join(' ');
    if (now !== before) onMove();
    before = now;
    frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}

/** Centred below its trigger and not modal: the page stays usable, and Escape or a press outside closes it. */
export function Popover({ trigger, label, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const popper = useRef<{ update: () => unknown }>(null);
  const id = useId();
  const mui = useOverlays(open);
  useOverlayIntent(anchor);
  const opened = useCallback(
    (panel: HTMLDivElement) => {
      panel.focus();
      return whenMoved([anchor, panel], () => void popper.current?.update());
    },
    [anchor],
  );
  const close = () => {
    setOpen(false);
    anchor?.focus();
  };
  return (
    <>
      {trigger({
        ref: setAnchor,
        onClick: () => setOpen((before) => !before),
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {mui && (
        <mui.Popper
          open={open && anchor !== null}
          anchorEl={anchor}
          placement="bottom"
          popperRef={(instance) => {
            popper.current = instance;
          }}
          modifiers={[
            { name: 'offset', options: { offset: [0, sideOffset] } },
            { name: 'preventOverflow', options: { padding: 8 } },
          ]}
          className={css.layer ?? ''}
        >
          <mui.ClickAwayListener
            onClickAway={(event) => {
              if (!(event.target instanceof Node && anchor?.contains(event.target))) setOpen(false);
            }}
          >
            <div
              ref={opened}
              id={id}
              role="dialog"
              aria-label={label}
              tabIndex={-1}
              className={css.panel}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                close();
              }}
            >
              {typeof children === 'function' ? children(close) : children}
            </div>
          </mui.ClickAwayListener>
        </mui.Popper>
      )}
    </>
  );
}
