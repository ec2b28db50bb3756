// @vitest-environment happy-dom

import type { ShownDelivery, ShownWebhook } from '@duu/contract/calls/webhooks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { accountPagesEn } from '../../../i18n/messages/account-pages.en.ts';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../api/call.ts', () => ({ callApi }));

const { WebhookCard } = await import('./WebhookCard.tsx');

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'account', accountPagesEn);
});
afterEach(() => {
  cleanup();
  callApi.mockReset();
});

const webhook: ShownWebhook = {
  id: 'w1',
  url: 'https://api.example.mn/hook',
  events: ['audio.done'],
  state: 'ended',
  failingSince: new Date('2026-11-27T02:00:00Z'),
  createdAt: new Date('2026-11-01T02:00:00Z'),
};
const failed: ShownDelivery = {
  id: 'd1',
  messageId: 'msg_1',
  event: 'audio.done',
  body: '{}',
  state: 'failed',
  attempts: 8,
  nextAt: null,
  status: 503,
  problem: null,
  queuedAt: new Date('2026-11-27T02:00:00Z'),
  endedAt: new Date('2026-11-28T02:00:00Z'),
};

const card = (onChanged = vi.fn()) =>
  render(
    <LocaleIntl locale="en">
      <WebhookCard webhook={webhook} onChanged={onChanged} onRolled={vi.fn()} />
    </LocaleIntl>,
  );

test('older deliveries are listed on request', async () => {
  callApi.mockImplementation(async (_call: object, { query }: { query: { cursor?: string } }) =>
    query.cursor === undefined
      ? { deliveries: [failed], nextCursor: 'next' }
      : { deliveries: [{ ...failed, id: 'd0', status: 418 }], nextCursor: null },
  );
  card();
  fireEvent.click(await screen.findByRole('button', { name: commonEn['shell.more'] }));
  await screen.findByText('HTTP 418');
  screen.getByText('HTTP 503');
  expect(screen.queryByRole('button', { name: commonEn['shell.more'] })).toBeNull();
});

test('an ended endpoint says why, lists what the server answered, and sends a message again', async () => {
  const onChanged = vi.fn();
  callApi.mockImplementation(async (call: { path: string }) =>
    call.path.endsWith('/deliveries')
      ? { deliveries: [failed], nextCursor: null }
      : { ...failed, state: 'delivered' },
  );
  card(onChanged);
  expect(screen.getByRole('alert').textContent).toMatch(/turned this webhook off/);
  expect((await screen.findByText('HTTP 503')).closest('tr')?.textContent).toMatch(/Failed/);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(callApi).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/webhook-endpoints/:webhookId/deliveries/:deliveryId' }),
    { params: { webhookId: 'w1', deliveryId: 'd1' } },
  );
});
