// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOverlays } from '../../components/use-overlays.ts';
import { FormDialog } from '../../feedback/FormDialog.tsx';
import { blockReload } from '../../feedback/reload-block.ts';
import { attachToaster, type ToastCommand } from '../../feedback/toast-store.ts';
import { setMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { errorPagesEn } from '../../i18n/messages/error-pages.en.ts';
import { showInPlace } from './fatal-errors.ts';
import { PageOrFailure } from './PageOrFailure.tsx';

beforeAll(loadOverlays);

const title = errorPagesEn['errors.500.title'];

function Page() {
  return (
    <>
      <input aria-label="name" />
      <FormDialog open title="A dialog" cancel="Cancel" onClose={() => undefined}>
        <input aria-label="in the dialog" />
      </FormDialog>
    </>
  );
}

function show({ kept }: { kept: boolean }) {
  const element = (
    <LocaleIntl locale="en">
      <PageOrFailure within kept={kept}>
        <Page />
      </PageOrFailure>
    </LocaleIntl>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return router;
}

const field = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);
const isSeen = (element: Element | null) => {
  for (let at = element; at !== null; at = at.parentElement)
    if (getComputedStyle(at).display === 'none') return false;
  return element !== null;
};

beforeEach(async () => {
  setMessages('en', 'common', commonEn);
  await import('./FailurePage.tsx');
});
afterEach(cleanup);

test('keeps the page behind the error page unchanged, including its dialog', async () => {
  show({ kept: true });
  fireEvent.change(await screen.findByLabelText('name'), { target: { value: 'Ану' } });
  fireEvent.change(screen.getByLabelText('in the dialog'), { target: { value: 'Үлгэр' } });
  act(() => showInPlace(new Error('x')));
  expect((await screen.findByText(title)).tagName).toBe('H1');
  expect([isSeen(field('name')), isSeen(field('in the dialog'))]).toEqual([false, false]);
  fireEvent.click(screen.getByText(errorPagesEn['errors.back']));
  expect(screen.queryByText(title)).toBeNull();
  expect([isSeen(field('name')), isSeen(field('in the dialog'))]).toEqual([true, true]);
  expect([field('name')?.value, field('in the dialog')?.value]).toEqual(['Ану', 'Үлгэр']);
});

test('the next address is tried again', async () => {
  const router = show({ kept: true });
  act(() => showInPlace({ status: 403 }));
  await screen.findByText(errorPagesEn['errors.403.title']);
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByText(errorPagesEn['errors.403.title'])).toBeNull();
  expect(isSeen(field('name'))).toBe(true);
});

test('a page that plays and is not kept stays, with a notice', async () => {
  const shown: ToastCommand[] = [];
  const detach = attachToaster((command) => void shown.push(command));
  show({ kept: false });
  const silence = blockReload('sound');
  act(() => showInPlace(new Error('x')));
  expect(shown).toMatchObject([{ toast: { type: 'error', message: title } }]);
  expect(isSeen(field('name'))).toBe(true);
  silence();
  act(() => showInPlace(new Error('x')));
  await screen.findByText(title);
  expect(field('name')).toBeNull();
  detach();
});

test('an error from before the page has loaded is shown once it has', async () => {
  showInPlace(new Error('early'));
  show({ kept: true });
  await vi.waitFor(() => expect(screen.queryByText(title)).not.toBeNull());
});
