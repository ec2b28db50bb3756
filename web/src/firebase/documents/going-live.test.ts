// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A channel between the tabs of one browser that delivers immediately. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeChannel.open.push(this);
  }
  postMessage(data: string): void {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
}

const online = vi.spyOn(navigator, 'onLine', 'get');
let page: typeof import('./going-live.ts');
const newTab = async () => {
  vi.resetModules();
  return import('./going-live.ts');
};

beforeEach(async () => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  online.mockReturnValue(true);
  page = await newTab();
});
afterEach(() => page.goLive());

test('is live at once unless delayed', () => {
  const run = vi.fn();
  page.whenLive(run);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'paste', 'offline'])(
  'a page that waits goes live with %s',
  (sign) => {
    page.delayLive();
    const [run, forgotten] = [vi.fn(), vi.fn()];
    page.whenLive(run);
    page.whenLive(forgotten)();
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledOnce();
    expect(forgotten).not.toHaveBeenCalled();
  },
);

test('without a connection nothing waits', () => {
  online.mockReturnValue(false);
  page.delayLive();
  expect(page.isLive()).toBe(true);
});

test('a page that comes back into view goes live', () => {
  page.delayLive();
  page.joinTabs();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.isLive()).toBe(true);
});

test('tabs that wait go live as soon as one of them does', async () => {
  const other = await newTab();
  for (const tab of [page, other]) {
    tab.delayLive();
    tab.joinTabs();
  }
  expect(other.isLive()).toBe(false);
  page.goLive();
  expect(other.isLive()).toBe(true);
});

test('a new tab does not wait beside one that is live', async () => {
  page.joinTabs();
  const other = await newTab();
  other.delayLive();
  other.joinTabs();
  expect(other.isLive()).toBe(true);
});
