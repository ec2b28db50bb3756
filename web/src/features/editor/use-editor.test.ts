// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { initialVoice } from './drafts/draft.ts';
import { splitSegment, typeText } from './text/edit-segments.ts';
import { useEditor } from './use-editor.ts';

const start = {
  name: '',
  segments: [{ id: 'first', text: '' }],
  voice: initialVoice,
  accepted: [],
};

test('what is typed while a less urgent change waits is kept', () => {
  const { result } = renderHook(() => useEditor(start));
  const texts = () => result.current.state.history.segments.map(({ text }) => text);
  const last = () => result.current.state.history.segments.at(-1)?.id ?? '';
  const type = (text: string) => {
    const id = last();
    flushSync(() =>
      result.current.dispatch({ kind: 'type', id, make: (all) => typeText(all, id, text), at: 0 }),
    );
  };
  const enter = () => {
    const id = last();
    flushSync(() =>
      result.current.dispatch({ kind: 'edit', make: (all) => splitSegment(all, id, 1) }),
    );
  };
  act(() => {
    startTransition(() =>
      result.current.dispatch({ kind: 'default-voice', change: { speakerId: 'another' } }),
    );
    type('a');
    enter();
    type('b');
  });
  act(() => {
    enter();
    type('c');
  });
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(result.current.state.voice.speakerId).toBe('another');
});
