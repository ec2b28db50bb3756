// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { editorEn } from '../../../i18n/messages/editor.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import type { EditorAction } from '../editor-state.ts';
import { useSharedItem } from './use-shared-item.ts';

const shared = vi.hoisted(() => ({ read: vi.fn(), drop: vi.fn() }));
vi.mock('./shared-item.ts', () => ({ readShared: shared.read, dropShared: shared.drop }));
vi.mock('./use-import.tsx', () => ({
  useImport: () => ({ importFrom: vi.fn(), importAddress: vi.fn(), dialog: null }),
}));

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'editor', editorEn);
  shared.read.mockReset();
  shared.drop.mockReset();
});
afterEach(cleanup);

/** Opens the editor with what was shared, and waits until its address no longer names it. */
async function open(id: string): Promise<EditorAction[]> {
  const dispatched: EditorAction[] = [];
  const entry = `/?shared=${id}`;
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/', element: children }], { initialEntries: [entry] });
    return (
      <LocaleIntl locale="en">
        <RouterProvider router={router} />
      </LocaleIntl>
    );
  };
  renderHook(() => useSharedItem((action) => dispatched.push(action)), { wrapper });
  await vi.waitFor(() => expect(router?.state.location.search).toBe(''));
  return dispatched;
}

test('what was shared is dropped once it is in the text', async () => {
  shared.read.mockResolvedValue({ text: 'Hello', address: null, files: [] });
  expect(await open('one')).toHaveLength(1);
  expect(shared.drop).toHaveBeenCalledExactlyOnceWith('one');
});

test('what could not be read is kept', async () => {
  shared.read.mockRejectedValue(new Error('no cache'));
  expect(await open('two')).toEqual([]);
  expect(shared.drop).not.toHaveBeenCalled();
});
