// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOverlays } from '../../components/use-overlays.ts';
import { setMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { appEn } from '../../i18n/messages/app.en.ts';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { unfinishedDraft, writeNewDraft } from '../editor/drafts/new-draft.ts';
import { takeGiven } from '../editor/import/given-item.ts';
import { StartText } from './StartText.tsx';

vi.mock('../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));

const address = 'https://example.mn/medee?id=7';

beforeAll(async () => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  await act(loadOverlays);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  takeGiven();
});

function show() {
  const element = (
    <LocaleIntl locale="en">
      <StartText />
    </LocaleIntl>
  );
  const router = createMemoryRouter(
    [
      { path: '/app', element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/app'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}
const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });

test('a pasted address opens the editor, which imports its page', async () => {
  const path = show();
  await act(async () => paste(` ${address}\n`));
  expect(path()).toMatch(/\/app\/text2speech$/);
  expect(takeGiven()).toEqual({ text: '', address, files: [] });
  expect(unfinishedDraft('u-1')).toBeNull();
});

test('a text with an address is a text', async () => {
  show();
  await act(async () => paste(`Энд байна: ${address}`));
  expect(takeGiven()).toBeNull();
  expect(unfinishedDraft('u-1')?.segments[0]?.text).toContain(address);
});

test('a file is imported in the editor, after the unfinished text or in its place', async () => {
  const file = new File(['Сайн байна уу?'], 'medee.txt');
  const choose = async () => {
    show();
    const files = screen.getByTestId('import');
    await act(async () => fireEvent.change(files, { target: { files: [file] } }));
  };
  writeNewDraft('u-1', 'Хагас текст', null);
  await choose();
  expect(takeGiven()).toBeNull();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: appEn['home.unfinished.add'] })),
  );
  expect(takeGiven()?.files).toEqual([file]);
  expect(unfinishedDraft('u-1')).not.toBeNull();
  cleanup();
  await choose();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: appEn['home.unfinished.replace'] })),
  );
  expect(takeGiven()?.files).toEqual([file]);
  expect(unfinishedDraft('u-1')).toBeNull();
});
