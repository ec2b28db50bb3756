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
let page: typeof import('./listening.ts');
const newTab = async () => {
  vi.resetModules();
  return import('./listening.ts');
};

beforeEach(async () => {
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  online.mockReturnValue(true);
  page = await newTab();
});
afterEach(() => page.startListening());

test('listens at once unless delayed', () => {
  const run = vi.fn();
  page.whenListening(run);
  expect(run).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin', 'paste', 'offline'])(
  'a page that waits listens with %s',
  (sign) => {
    page.delayListening();
    const [run, forgotten] = [vi.fn(), vi.fn()];
    page.whenListening(run);
    page.whenListening(forgotten)();
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new Event(sign));
    expect(run).toHaveBeenCalledOnce();
    expect(forgotten).not.toHaveBeenCalled();
  },
);

test('without a connection nothing waits', () => {
  online.mockReturnValue(false);
  page.delayListening();
  expect(page.isListening()).toBe(true);
});

test('a page that comes back into view listens', () => {
  page.delayListening();
  page.joinTabs();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.isListening()).toBe(true);
});

test('tabs that wait listen as soon as one of them does', async () => {
  const other = await newTab();
  for (const tab of [page, other]) {
    tab.delayListening();
    tab.joinTabs();
  }
  expect(other.isListening()).toBe(false);
  page.startListening();
  expect(other.isListening()).toBe(true);
});

test('a new tab does not wait beside one that listens', async () => {
  page.joinTabs();
  const other = await newTab();
  other.delayListening();
  other.joinTabs();
  expect(other.isListening()).toBe(true);
});
