// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialVoice } from './drafts/draft.ts';
import { type DraftKey, draftStore } from './drafts/draft-store.ts';
import { useDraft } from './use-draft.ts';
import { useEditor } from './use-editor.ts';

const start = {
  name: '',
  segments: [{ id: 'first', text: 'Сайн уу?' }],
  voice: initialVoice,
  accepted: [],
};
const nameOf = (key: DraftKey) => draftStore('u').read(key)?.name;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function open() {
  return renderHook(
    ({ audioId }: { audioId: DraftKey }) => {
      const editor = useEditor(start);
      useDraft('u', audioId, editor.state, editor.dispatch);
      return editor;
    },
    { initialProps: { audioId: null as DraftKey } },
  );
}

test('what is typed while a text becomes an audio is a draft of the audio alone', () => {
  const { result, rerender } = open();
  const { dispatch } = result.current;
  act(() => dispatch({ kind: 'name', name: 'Нэг' }));
  const { changes } = result.current.state;
  act(() => dispatch({ kind: 'name', name: 'Хоёр' }));
  act(() => dispatch({ kind: 'saved', changes }));
  rerender({ audioId: 'a' });
  vi.advanceTimersByTime(400);
  expect([nameOf(null), nameOf('a')]).toEqual([undefined, 'Хоёр']);
});

test('what was typed last is kept when the editor closes', () => {
  const { result, unmount } = open();
  act(() => result.current.dispatch({ kind: 'name', name: 'Нэг' }));
  expect(nameOf(null)).toBeUndefined();
  unmount();
  expect(nameOf(null)).toBe('Нэг');
});
