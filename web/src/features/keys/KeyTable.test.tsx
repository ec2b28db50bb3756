// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setMessages } from '../../i18n/catalogue.ts';
import { LocaleIntl } from '../../i18n/intl.tsx';
import { appEn } from '../../i18n/messages/app.en.ts';
import { commonEn } from '../../i18n/messages/common.en.ts';
import { insideEn } from '../../i18n/messages/inside.en.ts';
import { keysEn } from '../../i18n/messages/keys.en.ts';
import { KeyTable } from './KeyTable.tsx';

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  setMessages('en', 'app', appEn);
  setMessages('en', 'inside', insideEn);
  setMessages('en', 'keys', keysEn);
});
afterEach(cleanup);

const key = {
  id: 'k1',
  name: 'Reader',
  ending: 'w3Xz',
  scopes: ['speak' as const, 'read' as const],
  createdAt: new Date('2026-11-01T02:00:00Z'),
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
};
const ended = { ...key, id: 'k2', name: 'Home', ending: 'aaaa', revokedAt: key.createdAt };

test('keys are shown with what they may do and until when', () => {
  render(
    <LocaleIntl locale="en">
      <KeyTable keys={[key, ended]} />
    </LocaleIntl>,
  );
  const row = (name: string) => screen.getByText(name).closest('tr')?.textContent ?? '';
  expect(row('Reader')).toMatch(/duu_…w3Xz.*SpeechReading.*2026.*Never.*Never/);
  expect(row('Home')).toContain('Revoked');
});
