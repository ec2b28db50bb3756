/**
 * All keyboard shortcuts, by where they work: a key after the modifiers that are held, as `aria-keyshortcuts` writes them
 * (W3C WAI-ARIA). Control is also ⌘.
 */
export const shortcuts = {
  editor: {
    convert: ['Control+Enter'],
    undo: ['Control+Z'],
    redo: ['Control+Shift+Z', 'Control+Y'],
    moveUp: ['Alt+ArrowUp'],
    moveDown: ['Alt+ArrowDown'],
    join: ['Backspace'],
  },
  player: {
    play: ['Space'],
    back: ['ArrowLeft'],
    forward: ['ArrowRight'],
  },
  reading: {
    previous: ['Shift+ArrowLeft'],
    next: ['Shift+ArrowRight'],
    repeat: ['Shift+ArrowDown'],
    bookmark: ['Control+B'],
  },
  library: {
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    select: ['Space'],
    selectAll: ['Control+A'],
    open: ['Enter'],
    remove: ['Delete'],
    moveUp: ['Alt+ArrowUp'],
    moveDown: ['Alt+ArrowDown'],
  },
  anywhere: { close: ['Escape'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns whether one of these keys was pressed, with no other modifiers. */
export function isShortcut(event: Pressed, keys: readonly string[]): boolean {
  return keys.some((written) => {
    const parts = written.split('+');
    const key = parts.pop() ?? '';
    return (
      isKey(event, key) &&
      (event.ctrlKey || event.metaKey) === parts.includes('Control') &&
      event.altKey === parts.includes('Alt') &&
      event.shiftKey === parts.includes('Shift')
    );
  });
}

/** With a Cyrillic layout a letter is found by its place on the keyboard. */
function isKey({ key, code }: Pressed, wanted: string): boolean {
  if (wanted === 'Space') return key === ' ';
  if (!/^[A-Z]$/.test(wanted)) return key === wanted;
  return /^[a-z]$/i.test(key) ? key.toUpperCase() === wanted : code === `Key${wanted}`;
}
