// @vitest-environment happy-dom
import type { AudiobookProgress as Making } from '@duu/contract/documents/collection';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AudiobookProgress } from './AudiobookProgress.tsx';

vi.mock('../../../i18n/intl.tsx', () => ({
  useText: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
}));
afterEach(cleanup);

const making: Making = { state: 'making', done: 1, audios: 4, movedAt: new Date() };

test('what is made shows how far it is, and is offered to who has waited', () => {
  const onSave = vi.fn();
  const { rerender } = render(<AudiobookProgress audiobook={making} onSave={onSave} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<AudiobookProgress audiobook={{ ...making, state: 'done' }} onSave={onSave} />);
  fireEvent.click(screen.getByRole('button', { name: 'library.audiobook.save' }));
  expect(onSave).toHaveBeenCalledOnce();
});

test('one that was made before takes no room', () => {
  const { container } = render(
    <AudiobookProgress audiobook={{ ...making, state: 'done' }} onSave={() => undefined} />,
  );
  expect(container.childElementCount).toBe(0);
});

test('a failure says so, and can be repeated', () => {
  const onSave = vi.fn();
  render(<AudiobookProgress audiobook={{ ...making, state: 'failed' }} onSave={onSave} />);
  expect(screen.getByRole('status').textContent).toContain('library.audiobook.failed');
  fireEvent.click(screen.getByRole('button', { name: 'library.audiobook.again' }));
  expect(onSave).toHaveBeenCalledOnce();
});
