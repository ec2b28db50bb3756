import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../../feedback/FormDialog.tsx';
import { useText } from '../../../i18n/intl.tsx';
import css from './CropPhoto.module.css';
import { movedByDrag, movedByKey, placeOf, type Size } from './photo-crop.ts';

/** Lets the user choose the visible part of a picture; `onEnd` gets its start, or null if canceled. */
export function CropPhoto({
  url,
  width,
  height,
  onEnd,
}: Size & { url: string; onEnd: (at: number | null) => void }) {
  const t = useText();
  const size = { width, height };
  const [moved, setMoved] = useState(0.5);
  const at = placeOf(moved, size);
  const percent = `${at * 100}%`;
  /** The last pointer position while dragging. */
  const held = useRef<{ x: number; y: number } | null>(null);

  // Focused at first, so that the arrow keys work immediately.
  const square = useRef<HTMLDivElement>(null);
  useEffect(() => square.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedByKey(moved, event.key);
    if (next === null) return;
    event.preventDefault();
    setMoved(next);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current === null) return;
    const by = { x: event.clientX - held.current.x, y: event.clientY - held.current.y };
    held.current = { x: event.clientX, y: event.clientY };
    const side = event.currentTarget.clientWidth;
    setMoved((before) => movedByDrag(before, by, side, size));
  };
  return (
    <FormDialog
      open
      title={t('account.photo.place')}
      onClose={() => onEnd(null)}
      onSubmit={() => onEnd(at)}
      cancel={t('shell.cancel')}
      submit={t('account.photo.place.use')}
    >
      <p>{t('account.photo.place.text')}</p>
      <div
        ref={square}
        role="slider"
        tabIndex={0}
        className={css.square}
        aria-label={t('account.photo.place.label')}
        aria-orientation={width > height ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(moved * 100)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onLostPointerCapture={() => {
          held.current = null;
        }}
        onPointerMove={onPointerMove}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={{ objectPosition: `${percent} ${percent}` }}
        />
      </div>
    </FormDialog>
  );
}
