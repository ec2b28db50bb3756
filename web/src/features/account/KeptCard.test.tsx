// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptSounds } from '../../firebase/kept-sounds.ts';
import { setMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { accountPagesEn } from '../../i18n/messages/account-pages.en.ts';
import { appEn } from '../../i18n/messages/app.en.ts';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { KeptCard } from './KeptCard.tsx';

const device = vi.hoisted(() => ({ hasStorage: true }));
vi.mock('../../firebase/kept-sounds.ts', async () => {
  const { Store } = await import('../../stores/store.ts');
  return { keptSounds: new Store([]), watchSounds: () => () => undefined };
});
vi.mock('../../firebase/kept.ts', () => ({
  keptOf: async () => (device.hasStorage ? {} : null),
}));
vi.mock('../../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../../offline/use-keeping.ts', () => ({ useKeeping: () => ({}) }));

afterEach(cleanup);

async function show(hasStorage: boolean): Promise<() => HTMLElement | null> {
  device.hasStorage = hasStorage;
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'account', accountPagesEn);
  await act(async () => {
    render(
      <LocaleIntl locale="en">
        <KeptCard />
      </LocaleIntl>,
    );
  });
  return () => screen.queryByText(accountPagesEn['account.kept.none']);
}

test('says that nothing is kept once the device has been read', async () => {
  const nothing = await show(true);
  expect(nothing()).toBeNull();
  act(() => {
    keptSounds.set([]);
  });
  expect(nothing()).not.toBeNull();
});

test('says so at once where the browser has no storage', async () => {
  expect((await show(false))()).not.toBeNull();
});
