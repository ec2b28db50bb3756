// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { loadOverlays } from '../../../components/use-overlays.ts';
import { attachToaster } from '../../../feedback/toast-store.ts';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { adminPagesEn } from '../../../i18n/messages/admin-pages.en.ts';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { ActionDialog } from './ActionDialog.tsx';

beforeAll(loadOverlays);
beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'admin', adminPagesEn);
});
afterEach(cleanup);

function show(send: (reason: string) => Promise<void>, ok = true) {
  const onClose = vi.fn();
  render(
    <LocaleIntl locale="en">
      <ActionDialog title="End" confirm="End it" destructive ok={ok} send={send} onClose={onClose}>
        {(tried) => <p>{tried ? 'tried' : 'fresh'}</p>}
      </ActionDialog>
    </LocaleIntl>,
  );
  return onClose;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'End it' }));
const reason = () => screen.getByLabelText(adminPagesEn['actions.reason']);
const write = (text: string) => fireEvent.change(reason(), { target: { value: text } });
const missing = () => screen.queryByText(adminPagesEn['actions.reason.missing']);

test('nothing is sent without a reason, and the fields show their errors', () => {
  const send = vi.fn(async () => undefined);
  show(send);
  expect(missing()).toBeNull();
  expect(screen.queryByText('fresh')).not.toBeNull();
  write('   ');
  confirm();
  expect(missing()).not.toBeNull();
  expect(screen.queryByText('tried')).not.toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('nothing is sent while the fields are wrong', () => {
  const send = vi.fn(async () => undefined);
  show(send, false);
  write('over');
  confirm();
  expect(send).not.toHaveBeenCalled();
});

test('a toast says that it was done', async () => {
  const onDone = vi.fn();
  const said: unknown[] = [];
  const detach = attachToaster((command) => said.push(command));
  render(
    <LocaleIntl locale="en">
      <ActionDialog
        title="End"
        confirm="End it"
        send={async () => undefined}
        done="Ended"
        onDone={onDone}
        onClose={vi.fn()}
      />
    </LocaleIntl>,
  );
  write('over');
  confirm();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  detach();
  expect(said).toMatchObject([{ toast: { type: 'success', message: 'Ended' } }]);
});

test('it is sent once however often the button is pressed, and can’t be closed meanwhile', async () => {
  let end = (): void => undefined;
  const send = vi.fn(() => new Promise<void>((done) => (end = done)));
  const onClose = show(send);
  write('over');
  confirm();
  confirm();
  expect(send.mock.calls).toEqual([['over']]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  end();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'End it' }).getAttribute('aria-busy')).toBeNull(),
  );
});

test('the input stays after an error, and can be sent again', async () => {
  const send = vi.fn(async () => {
    throw new ApiError('order.refund_too_high', 409, null);
  });
  show(send);
  write('over');
  confirm();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'End it' }).getAttribute('aria-busy')).toBeNull(),
  );
  expect(reason()).toHaveProperty('value', 'over');
  confirm();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
