// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AuthFailure } from '../../firebase/auth/auth-error.ts';
import { loadMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { CallbackRoute } from './CallbackRoute.tsx';

const link = vi.hoisted(() => ({
  emailForLink: vi.fn<() => string | null>(),
  isEmailLink: vi.fn<() => boolean>(),
  signInByLink: vi.fn<(email: string) => Promise<void>>(),
  connectByLink: vi.fn<(email: string) => Promise<void>>(),
}));
vi.mock('../../firebase/auth/email-link.ts', () => link);
vi.mock('../../firebase/auth/use-session.ts', () => ({
  useSession: () => ({ status: 'signedOut' }),
}));
vi.mock('./use-link-outcome-toast.ts', () => ({ useLinkOutcomeToast: () => () => undefined }));

beforeAll(() => loadMessages('en', ['common', 'app', 'account']));
beforeEach(() => {
  link.isEmailLink.mockReturnValue(true);
  link.emailForLink.mockReturnValue('known@duu.example');
  link.signInByLink.mockReset().mockResolvedValue();
});
afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/auth/callback?return=%2Fapp%2Flibrary']}>
      <LocaleIntl locale="en">
        <Routes>
          <Route path="/auth/callback" element={<CallbackRoute />} />
          <Route path="/app/library" element={<p>The library</p>} />
        </Routes>
      </LocaleIntl>
    </MemoryRouter>,
  );
const field = () => screen.findByLabelText<HTMLInputElement>(/e-mail/i);

test('a link on the device that requested it signs in and leads back', async () => {
  show();
  await screen.findByText('The library');
  expect(link.signInByLink.mock.calls.map(([email]) => email)).toEqual(['known@duu.example']);
});

test('on another device the address is asked for, again if it was a wrong one', async () => {
  link.emailForLink.mockReturnValue(null);
  link.signInByLink.mockRejectedValueOnce(new AuthFailure('other-address'));
  show();
  fireEvent.change(await field(), { target: { value: 'wrong@duu.example' } });
  fireEvent.submit(await field());
  await screen.findByRole('alert');
  fireEvent.change(await field(), { target: { value: 'right@duu.example' } });
  fireEvent.submit(await field());
  await screen.findByText('The library');
});

test.each([
  ['is not a sign-in link', () => link.isEmailLink.mockReturnValue(false)],
  [
    'was used before',
    () => link.signInByLink.mockRejectedValueOnce(new AuthFailure('expired-action-code')),
  ],
])('a link that %s leads back to sign-in', async (_, prepare) => {
  prepare();
  show();
  await screen.findByRole('alert');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/auth');
});
