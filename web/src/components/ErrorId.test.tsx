// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../i18n/catalogue.ts';
import { LocaleIntl } from '../i18n/intl.tsx';
import { commonEn } from '../i18n/messages/common.en.ts';
import { ErrorId } from './ErrorId.tsx';

const id = '0af7651916cd43dd8448eb211c80319c';

beforeEach(() => {
  setMessages('en', 'common', commonEn);
  render(
    <LocaleIntl locale="en">
      <ErrorId id={id} />
    </LocaleIntl>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pressCopy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));

test('shows the id and copies it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(screen.getByText(id).tagName).toBe('CODE');
  pressCopy();
  await screen.findByRole('button', { name: 'Copied' });
  expect(written.mock.calls).toEqual([[id]]);
});

test('selects the id where copying is not allowed', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  pressCopy();
  await vi.waitFor(() => expect(String(getSelection())).toBe(id));
});
