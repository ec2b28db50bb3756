// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMessages } from '../i18n/catalogue.ts';
import { LocaleIntl } from '../i18n/intl.tsx';
import { commonEn } from '../i18n/messages/common.en.ts';
import { LazyToaster } from './LazyToaster.tsx';
import { loadToaster } from './load-toaster.ts';
import { toastSettings } from './toast-settings.ts';
import { toast } from './toast-store.ts';

const { duration, removal, swipe } = toastSettings;
/** ms after which a leaving toast is gone: it slides out, then its place closes. */
const leaving = 5 * removal;

beforeEach(async () => {
  setMessages('en', 'common', commonEn);
  await loadToaster();
  vi.useFakeTimers();
  render(
    <LocaleIntl locale="en">
      <LazyToaster />
    </LocaleIntl>,
  );
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** In steps: React renders between them, and rendering sets the next timers. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
}
const shown = () => screen.queryAllByTestId('toast').map((card) => card.dataset.type);
const card = () => screen.getByTestId('toast');

/** Shows toasts and waits until they are rendered. */
async function show(...messages: string[]): Promise<void> {
  act(() => {
    for (const message of messages) toast.info(message);
  });
  await pass(removal);
}

test('each kind is in the live region, which is there before the first toast', async () => {
  const region = screen.getByRole('region', { name: commonEn['shell.notifications'] });
  expect(region.getAttribute('aria-live')).toBe('polite');
  for (const type of ['default', 'success', 'error', 'info', 'warning', 'loading'] as const) {
    act(() => void toast[type](`a ${type} toast`, { id: type }));
    await pass(removal);
    expect(shown()).toEqual([type]);
    expect(card().textContent).toContain(`a ${type} toast`);
    expect(region.contains(card())).toBe(true);
    act(() => toast.dismiss(type));
    await pass(leaving);
  }
});

test('leaves by itself after its duration', async () => {
  await show('one');
  await pass(duration - removal - 1);
  expect(shown()).toEqual(['info']);
  await pass(1 + leaving);
  expect(shown()).toEqual([]);
});

test('shows three at a time; a fourth replaces the first that leaves', async () => {
  await show('one', 'two', 'three', 'four');
  expect(screen.queryByText('four')).toBeNull();
  expect(shown()).toHaveLength(3);
  await pass(duration + leaving);
  expect(shown()).toEqual(['info']);
  screen.getByText('four');
  await pass(duration + leaving);
  expect(shown()).toEqual([]);
});

test('stays while the pointer is on it, and for the rest of its duration afterwards', async () => {
  await show('one');
  fireEvent.mouseEnter(card());
  await pass(3 * duration);
  expect(shown()).toEqual(['info']);
  fireEvent.mouseLeave(card());
  await pass(duration - removal - 1);
  expect(shown()).toEqual(['info']);
  await pass(removal + leaving);
  expect(shown()).toEqual([]);
});

test('stays while the tab is hidden', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show('one');
  await pass(3 * duration);
  expect(shown()).toEqual(['info']);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(duration + leaving);
  expect(shown()).toEqual([]);
});

test('a loading toast stays until its outcome takes its place', async () => {
  act(() => void toast.loading('converting', { id: 'job' }));
  await pass(3 * duration);
  expect(shown()).toEqual(['loading']);
  act(() => void toast.success('ready', { id: 'job' }));
  await pass(leaving);
  expect(shown()).toEqual(['success']);
  act(() => toast.dismiss('job'));
  await pass(leaving);
  expect(shown()).toEqual([]);
});

test('a swipe to the right removes it past the threshold only', async () => {
  await show('one');
  card().setPointerCapture = () => undefined;
  const swipeBy = async (distance: number) => {
    fireEvent.pointerDown(card(), { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(card(), { clientX: 100 + distance, pointerId: 1 });
    if (distance > 0) expect(card().style.transform).toBe(`translateX(${distance}px)`);
    fireEvent.pointerUp(card(), { pointerId: 1 });
    await pass(leaving);
  };
  await swipeBy(-3 * swipe);
  expect(shown()).toEqual(['info']);
  await swipeBy(swipe);
  expect(shown()).toEqual(['info']);
  await swipeBy(swipe + 1);
  expect(shown()).toEqual([]);
});

test('its buttons close it, and the action is carried out', async () => {
  const undo = vi.fn();
  act(() => void toast.default('moved', { action: { label: 'Undo', onClick: undo } }));
  await pass(removal);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(leaving);
  expect(undo).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);

  await show('one');
  fireEvent.click(screen.getByRole('button', { name: commonEn['shell.dismiss'] }));
  await pass(leaving);
  expect(shown()).toEqual([]);
});

test('shows the id of an error in the log', async () => {
  act(() => void toast.warning('failed', { errorId: '0af7651916cd43dd8448eb211c80319c' }));
  await pass(removal);
  expect(card().textContent).toContain('0af7651916cd43dd8448eb211c80319c');
});
