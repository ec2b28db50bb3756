// @vitest-environment happy-dom
import type { Book } from '@duu/contract/documents/book';
import { aBook } from '@duu/contract/testing/a-book';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { BookProgress } from './BookProgress.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi: asked }));

beforeAll(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
});
beforeEach(() => {
  asked.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

function show(change: Partial<Book>) {
  const element = (
    <LocaleIntl locale="en">
      <BookProgress collectionId="book" book={aBook(change)} />
    </LocaleIntl>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const status = () => screen.queryByRole('status')?.textContent ?? null;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const actions = () => asked.mock.calls.map(([, { params, input }]) => [params, input]);

test('a book that is converted shows how far it is, and can be paused', async () => {
  show({});
  expect(status()).toBe('Converting1 of 3 parts are ready. About 20 minutes left.');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
    '1 of 3 parts are ready.',
  );
  expect(buttons()).toEqual(['Pause']);
  await act(async () => press('Pause'));
  expect(actions()).toEqual([[{ collectionId: 'book' }, { action: 'pause' }]]);
});

test('a paused book can go on, or end with what is done', async () => {
  show({ state: 'paused', next: 1, audioId: null });
  expect(status()).toBe('Paused1 of 3 parts are ready.');
  expect(buttons()).toEqual(['Continue', 'Skip the rest']);
  await act(async () => press('Skip the rest'));
  expect(actions()).toEqual([[{ collectionId: 'book' }, { action: 'end' }]]);
});

test('a part that failed says why, and can be left out', async () => {
  show({ state: 'paused', error: { key: 'tts_request_failed', limit: null } });
  expect(status()).toContain('Stopped at part 2 of 3');
  expect(status()).toContain(insideEn['errors.tts_request_failed']);
  expect(buttons()).toEqual(['Continue', 'Skip this part', 'Skip the rest']);
  await act(async () => press('Skip this part'));
  await act(async () => press('Continue'));
  expect(actions().map(([, input]) => input)).toEqual([{ action: 'skip' }, { action: 'continue' }]);
});

test('without characters for the next part it leads to a larger plan, and skips nothing', () => {
  const error = { key: 'max_characters_exceeded', limit: null } as const;
  show({ state: 'paused', next: 1, audioId: null, error });
  expect(screen.getByRole('link').getAttribute('href')).toContain('/app/account/billing#basic');
  expect(buttons()).toEqual(['Continue', 'Skip the rest']);
});

test('a book that is done shows nothing', () => {
  show({ state: 'done', audioId: null });
  expect(status()).toBeNull();
});
