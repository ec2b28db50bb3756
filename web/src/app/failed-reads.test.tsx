// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { OrderPage } from '../features/billing/order/OrderPage.tsx';
import { EditorRoute } from '../features/editor/EditorRoute.tsx';
import { AudioRoute } from '../features/library/AudioRoute.tsx';
import { CollectionRoute } from '../features/library/CollectionRoute.tsx';
import { loadMessages } from '../i18n/catalogue.ts';
import { LocaleIntl } from '../i18n/intl.tsx';

const read = vi.hoisted(() => ({ result: {} }));
const retry = vi.fn();
vi.mock('../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../features/player/player-context.ts', () => ({ usePlayer: () => ({}) }));
vi.mock('../firebase/documents/use-live-data.ts', () => ({ useDoc: () => read.result }));

beforeAll(() => loadMessages('en', ['common', 'app', 'inside', 'editor', 'checkout']));
afterEach(cleanup);

function show(page: ReactElement, path: string): void {
  const id = 'A'.repeat(20);
  render(
    <MemoryRouter initialEntries={[`/${id}`]}>
      <LocaleIntl locale="en">
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </LocaleIntl>
    </MemoryRouter>,
  );
}

test.each([
  ['audio', <AudioRoute key="audio" />, '/:audioId'],
  ['collection', <CollectionRoute key="collection" />, '/:collectionId'],
  ['editor', <EditorRoute key="editor" />, '/:audioId'],
  [
    'order',
    <OrderPage key="order" height="1rem">
      {() => null}
    </OrderPage>,
    '/:orderId',
  ],
])(
  'a failed read of the page of %s can be retried, and a missing document is not found',
  (_, page, path) => {
    read.result = { status: 'error', error: new Error('unavailable'), retry };
    show(page, path);
    expect(screen.getByRole('heading').textContent).toBe('This couldn’t be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    retry.mockReset();
    cleanup();

    read.result = { status: 'ready', data: null, error: null, retry };
    show(page, path);
    expect(screen.getByRole('heading').textContent).toMatch(/not found/);
  },
);
