// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Popover } from './Popover.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  render(
    <>
      <Popover label="Support" trigger={(props) => <button {...props}>open</button>}>
        {(close) => (
          <button type="button" onClick={close}>
            inside
          </button>
        )}
      </Popover>
      <p>elsewhere</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'open' });
  fireEvent.click(trigger);
  return trigger;
}

const panel = () => screen.queryByRole('dialog', { name: 'Support' });

test('takes the focus, and gives it back when Escape or its own button closes it', () => {
  const trigger = show();
  expect(document.activeElement).toBe(panel());
  expect(trigger.getAttribute('aria-controls')).toBe(panel()?.id);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([panel(), document.activeElement]).toEqual([null, trigger]);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(trigger);
  fireEvent.click(screen.getByRole('button', { name: 'inside' }));
  expect([panel(), document.activeElement]).toEqual([null, trigger]);
});

test('is not modal: a press elsewhere closes it, one on its button too', async () => {
  const trigger = show();
  fireEvent.click(trigger);
  expect(panel()).toBeNull();
  fireEvent.click(trigger);
  // The listener for outside presses starts after the press that opened it.
  await waitFor(() => {
    fireEvent.click(screen.getByText('elsewhere'));
    expect(panel()).toBeNull();
  });
});

test('follows its button when that moves, which no event tells', async () => {
  const trigger = show();
  const layer = panel()?.parentElement;
  const left = () =>
    Number(/translate(?:3d)?\((-?[\d.]+)px/.exec(layer?.style.transform ?? '')?.[1]);
  // Several times, since rendering places it too. Nothing has a width here: a page test checks that it is centred.
  for (const x of [100, 300, 200, 400]) {
    vi.spyOn(trigger, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, 200, 80, 40));
    await waitFor(() => expect(left()).toBe(x));
  }
});
