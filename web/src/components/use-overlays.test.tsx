// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** How often the code was requested, and whether it can load. */
const code = { asked: 0, here: true };

beforeEach(() => {
  vi.resetModules();
  Object.assign(code, { asked: 0, here: true });
  vi.doMock('./overlays.tsx', () => {
    code.asked += 1;
    if (!code.here) throw new TypeError('Failed to fetch dynamically imported module');
    return { overlays: { Dialog: () => <p>an overlay</p> } };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(open: boolean) {
  const { useOverlays, useOverlayIntent } = await import('./use-overlays.ts');
  const trigger = document.createElement('button');
  function Opened() {
    const mui = useOverlays(open);
    useOverlayIntent(trigger);
    return mui && <mui.Dialog open />;
  }
  render(<Opened />);
  return trigger;
}

test('loads overlays when one opens', async () => {
  await show(false);
  expect(code.asked).toBe(0);
  cleanup();
  await show(true);
  expect(await screen.findByText('an overlay')).toBeTruthy();
});

test('preloads overlays when the pointer reaches a trigger', async () => {
  const trigger = await show(false);
  fireEvent.pointerEnter(trigger);
  await waitFor(() => expect(code.asked).toBe(1));
});

test('dialogs of a page come with the overlays', async () => {
  const { lazyDialog } = await import('./use-overlays.ts');
  const fetchCode = vi.fn(async () => () => <p>a dialog</p>);
  const Dialog = lazyDialog(fetchCode);
  const trigger = await show(false);
  expect(fetchCode).not.toHaveBeenCalled();
  fireEvent.pointerEnter(trigger);
  await waitFor(() => expect(code.asked).toBe(1));
  expect(fetchCode).toHaveBeenCalledOnce();
  render(<Dialog />);
  screen.getByText('a dialog');
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('loads overlays after reconnecting', async () => {
  code.here = false;
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(true);
  await waitFor(() => expect(code.asked).toBeGreaterThan(0));
  expect(screen.queryByText('an overlay')).toBeNull();
  vi.doMock('./overlays.tsx', () => ({ overlays: { Dialog: () => <p>an overlay</p> } }));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('an overlay')).toBeTruthy();
});
