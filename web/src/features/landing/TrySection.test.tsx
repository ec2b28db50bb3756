// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { landingEn } from '../../i18n/messages/landing.en.ts';

const texts = '../../i18n/messages/inside.en.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.doUnmock(texts);
  vi.unstubAllGlobals();
});

/** Opens the section with the texts that its page has, and presses "Listen". */
async function listen(fetched: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', fetched);
  const { setMessages } = await import('../../i18n/catalogue.ts');
  const { LocaleIntl } = await import('../../i18n/intl.tsx');
  const { TrySection } = await import('./TrySection.tsx');
  setMessages('en', 'common', commonEn);
  setMessages('en', 'landing', landingEn);
  const element = (
    <LocaleIntl locale="en">
      <TrySection />
    </LocaleIntl>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  fireEvent.click(screen.getByRole('button', { name: landingEn['landing.try.listen'] }));
}
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text), { timeout: 30_000 });

test('a refusal is said in its own words, whose texts the page opens without', async () => {
  await listen(async () => new Response('request.too_many', { status: 429 }));
  await says(insideEn['errors.request.too_many']);
});

test('without a connection it says that there was no sound', async () => {
  vi.doMock(texts, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await listen(() => Promise.reject(new TypeError('Failed to fetch')));
  await says(landingEn['landing.try.blocked']);
});
