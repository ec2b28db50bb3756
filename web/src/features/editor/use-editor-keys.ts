import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut, shortcuts } from '../../config/shortcuts.ts';

/** Converts at the shortcut, and focuses the text when the editor opens if `focuses`. */
export function useEditorKeys(
  sheet: RefObject<HTMLElement | null>,
  focuses: boolean,
  convert: () => void,
): void {
  const onOpen = useEffectEvent(() => {
    if (focuses) sheet.current?.querySelector('textarea')?.focus({ preventScroll: true });
  });
  useEffect(() => onOpen(), []);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, shortcuts.editor.convert) || event.repeat) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    event.preventDefault();
    convert();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
