// @vitest-environment happy-dom
import type { Health } from '@duu/contract/calls/admin-health';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../../../i18n/catalogue.ts';
import { LocaleIntl } from '../../../i18n/intl.tsx';
import { adminPagesEn } from '../../../i18n/messages/admin-pages.en.ts';
import { appEn } from '../../../i18n/messages/app.en.ts';
import { commonEn } from '../../../i18n/messages/common.en.ts';
import { insideEn } from '../../../i18n/messages/inside.en.ts';
import { HealthRoute } from './HealthRoute.tsx';
import { problemCount } from './problems.ts';

const good: Health = {
  engines: [
    { engine: 'espeak', ready: true, done: 99, failed: 1, replaced: 0, pausedUntil: null },
    { engine: 'azure', ready: false, done: 0, failed: 0, replaced: 0, pausedUntil: null },
  ],
  failures: [{ key: 'tts_request_failed', count: 1 }],
  firstSound: { count: 80, p50Ms: 420, p95Ms: 1250 },
  queue: { waiting: 2, oldestSeconds: 12 },
  webhooks: [{ source: 'stripe', receivedAt: null }],
  jobs: [
    { name: 'sendMails', state: 'ok', startedAt: new Date() },
    { name: 'remindUsers', state: 'never', startedAt: null },
  ],
  moneyWithoutGrant: 0,
};
const tonight = new Date(new Date().setHours(23, 59, 59, 999));
const bad: Health = {
  ...good,
  engines: [
    { engine: 'azure', ready: true, done: 3, failed: 7, replaced: 0, pausedUntil: null },
    { engine: 'google', ready: true, done: 8, failed: 0, replaced: 2, pausedUntil: null },
    { engine: 'chimege', ready: true, done: 50, failed: 0, replaced: 1, pausedUntil: tonight },
    { engine: 'server', ready: true, done: 50, failed: 0, replaced: 1, pausedUntil: new Date(0) },
  ],
  firstSound: { count: 80, p50Ms: 420, p95Ms: 3001 },
  queue: { waiting: 2, oldestSeconds: 1200 },
  jobs: [
    { name: 'sendMails', state: 'late', startedAt: new Date() },
    { name: 'remindUsers', state: 'failed', startedAt: new Date() },
  ],
  moneyWithoutGrant: 2,
};

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'admin', adminPagesEn);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(health: Health): Promise<(title: string) => HTMLElement> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(health)));
  render(
    <MemoryRouter>
      <LocaleIntl locale="en">
        <HealthRoute />
      </LocaleIntl>
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'Conversion queue' });
  return (title) => screen.getByRole('region', { name: title });
}

test('shows conversions, engines, webhooks, payments and jobs', async () => {
  const card = await show(good);
  expect(card('Time to first sound').textContent).toMatch(/80 .*0\.42 s.*1\.25 s/);
  expect(card('Engines').textContent).toMatch(/Embedded.*OK.*99.*1.*Azure.*Not set up/);
  expect(card('Failed conversions by error').textContent).toContain('tts_request_failed');
  expect(card('Webhooks').textContent).toMatch(/Stripe.*None yet/);
  expect(within(card('Scheduled jobs')).getAllByRole('listitem')).toHaveLength(1);
  expect(within(card('Unmatched payments')).queryByRole('link')).toBeNull();
});

test('marks what needs an admin, and leads there', async () => {
  const card = await show(bad);
  expect(card('Time to first sound').textContent).toContain('Slow');
  expect(card('Conversion queue').textContent).toMatch(/Slow.*20 min/);
  const engines = within(card('Engines')).getAllByRole('listitem');
  expect(engines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^AzureFailing/),
    expect.stringMatching(/^GoogleFailing.*2 spoken by another voice/),
    expect.stringMatching(/^ChimegePaused.*1 spoken by another voice.*next try at 11:59\sPM$/),
    expect.stringMatching(/the next conversion tries it$/),
  ]);
  expect(card('Scheduled jobs').textContent).toMatch(/Send e-mails.*Late.*Queue reminders.*Failed/);
  const link = within(card('Unmatched payments')).getByRole('link');
  expect(link.getAttribute('href')).toBe('/admin/orders');
});

test('counts the problems', () => {
  expect([problemCount(good), problemCount(bad)]).toEqual([0, 9]);
});
