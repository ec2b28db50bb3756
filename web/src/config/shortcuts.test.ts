import { expect, test } from 'vitest';
import { isShortcut, shortcuts } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const { undo, redo, convert } = shortcuts.editor;

test.each([
  ['Ctrl + Z', undo, { key: 'z', code: 'KeyZ', ctrlKey: true }, true],
  ['⌘ + Z', undo, { key: 'z', code: 'KeyZ', metaKey: true }, true],
  ['Ctrl + Z with the Mongolian layout', undo, { key: 'я', code: 'KeyZ', ctrlKey: true }, true],
  ['Ctrl + Z with the German layout', undo, { key: 'z', code: 'KeyY', ctrlKey: true }, true],
  ['Ctrl + Y with the German layout', undo, { key: 'y', code: 'KeyZ', ctrlKey: true }, false],
  ['Z', undo, { key: 'z', code: 'KeyZ' }, false],
  ['Ctrl + Shift + Z', redo, { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, true],
  ['Ctrl + Y', redo, { key: 'y', code: 'KeyY', ctrlKey: true }, true],
  ['Ctrl + Enter', convert, { key: 'Enter', code: 'NumpadEnter', ctrlKey: true }, true],
  ['Enter', convert, { key: 'Enter', code: 'Enter' }, false],
  ['Space', shortcuts.player.play, { key: ' ', code: 'Space' }, true],
  ['Shift + Space', shortcuts.player.play, { key: ' ', code: 'Space', shiftKey: true }, false],
])('%s', (_, keys, pressed, is) => expect(isShortcut({ ...none, ...pressed }, keys)).toBe(is));
