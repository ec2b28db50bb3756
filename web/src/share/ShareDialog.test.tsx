// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadOverlays } from '../components/use-overlays.ts';
import { setMessages } from '../i18n/catalogue.ts';
import { LocaleIntl } from '../i18n/intl.tsx';
import { appEn } from '../i18n/messages/app.en.ts';
import { commonEn } from '../i18n/messages/common.en.ts';
import { insideEn } from '../i18n/messages/inside.en.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { shareAddress } from './share-address.ts';

const stored = vi.hoisted(() => ({ shareId: null as string | null }));
const share = vi.fn<(data: ShareData) => Promise<void>>();
const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn(), warning: vi.fn() }));
vi.mock('../api/call.ts', () => ({ callApi: vi.fn() }));
vi.mock('../feedback/toast-store.ts', () => ({ useToast: () => toasts, toast: toasts }));
vi.mock('../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('../firebase/documents/use-live-data.ts', () => ({
  useDoc: () => ({ status: 'ready', data: { storagePath: 'a.mp3', shareId: stored.shareId } }),
}));
vi.mock('../files/audio-files.ts', () => ({
  mp3FileOf: async ({ name }: { name: string }) => new File(['x'], `${name}.mp3`),
}));

beforeAll(loadOverlays);
beforeEach(() => {
  stored.shareId = null;
  share.mockReset().mockResolvedValue();
  Object.assign(navigator, { share, canShare: () => true });
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
});
afterEach(cleanup);

async function show() {
  const closed = vi.fn();
  await act(async () => {
    render(
      <LocaleIntl locale="en">
        <ShareDialog audio={{ id: 'a-1', name: 'Tale' }} onClose={closed} />
      </LocaleIntl>,
    );
  });
  screen.getByRole('dialog');
  return closed;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const refusal = (name: string) => new DOMException('', name);

test('hands the audio file to the system, and closes', async () => {
  const closed = await show();
  await press(insideEn['sharing.file']);
  expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'Tale', files: [{ name: 'Tale.mp3' }] });
  expect(closed).toHaveBeenCalledOnce();
});

test('asks for another press if the file came too late for the first', async () => {
  share.mockRejectedValueOnce(refusal('NotAllowedError'));
  const closed = await show();
  await press(insideEn['sharing.file']);
  expect(closed).not.toHaveBeenCalled();
  await press(insideEn['sharing.file.again']);
  expect(closed).toHaveBeenCalledOnce();
  expect(toasts.warning).not.toHaveBeenCalled();
});

test('stays without a word if the user closes the sheet, and says so if the file is refused', async () => {
  share.mockRejectedValueOnce(refusal('AbortError')).mockRejectedValueOnce(refusal('DataError'));
  const closed = await show();
  await press(insideEn['sharing.file']);
  expect(toasts.warning).not.toHaveBeenCalled();
  await press(insideEn['sharing.file']);
  expect(toasts.warning).toHaveBeenCalledWith(insideEn['sharing.file.failed']);
  expect(closed).not.toHaveBeenCalled();
});

test('offers the link alone where the system takes no files, and copying alone where it shares nothing', async () => {
  stored.shareId = 's-1';
  Object.assign(navigator, { canShare: () => false });
  await show();
  expect(screen.queryByText(insideEn['sharing.file'])).toBeNull();
  await press(insideEn['sharing.send']);
  expect(share.mock.calls[0]?.[0]).toEqual({ url: shareAddress('s-1'), title: 'Tale' });
  cleanup();
  Object.assign(navigator, { share: undefined });
  await show();
  expect(screen.queryByText(insideEn['sharing.send'])).toBeNull();
  expect(screen.getAllByText(insideEn['sharing.copy'])).toHaveLength(2);
});
