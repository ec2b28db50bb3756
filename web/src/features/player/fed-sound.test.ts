// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openFedSound } from './fed-sound.ts';

afterEach(() => vi.unstubAllGlobals());

/** A source that opens as soon as it is attached, and keeps what is appended. */
function sourceKind(types: readonly string[], made: EventTarget[] = []) {
  return class extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type);
    readyState = 'open';
    appended: number[] = [];
    appends = 0;
    constructor() {
      super();
      made.push(this);
    }
    mode = 'segments';
    addSourceBuffer() {
      const buffer = new EventTarget();
      const setMode = (mode: string) => {
        this.mode = mode;
      };
      Object.defineProperty(buffer, 'mode', { set: setMode });
      return Object.assign(buffer, {
        appendBuffer: (chunk: Uint8Array) => {
          this.appends++;
          this.appended.push(...chunk);
          queueMicrotask(() => buffer.dispatchEvent(new Event('updateend')));
        },
      });
    }
    endOfStream() {
      this.readyState = 'ended';
      this.dispatchEvent(new Event('sourceended'));
    }
  };
}

function stubPage(kinds: Record<string, unknown>) {
  vi.stubGlobal('MediaSource', undefined);
  vi.stubGlobal('ManagedMediaSource', undefined);
  for (const [name, kind] of Object.entries(kinds)) vi.stubGlobal(name, kind);
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2, 3])));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:source');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
}

test('an iPhone is fed through its managed source, which allows no other device meanwhile', async () => {
  const made: EventTarget[] = [];
  stubPage({ ManagedMediaSource: sourceKind(['audio/mpeg'], made) });
  const element = document.createElement('audio');
  element.disableRemotePlayback = false;
  const sound = openFedSound(element);
  sound.feed('/stream');
  expect([element.getAttribute('src'), element.disableRemotePlayback]).toEqual([
    'blob:source',
    true,
  ]);
  await new Promise((done) => made[0]?.addEventListener('sourceended', done));
  expect(made).toEqual([expect.objectContaining({ appended: [1, 2, 3] })]);
  sound.close();
  expect(element.disableRemotePlayback).toBe(false);
});

test('a browser that can’t be fed with MP3 reads the address itself', () => {
  stubPage({ MediaSource: sourceKind(['video/webm']) });
  const element = document.createElement('audio');
  openFedSound(element).feed('/stream');
  expect(element.getAttribute('src')).toBe('/stream');
});

test('Firefox, which takes no plain MP3, is fed with it in boxes of MP4', async () => {
  const made: EventTarget[] = [];
  stubPage({ MediaSource: sourceKind(['audio/mp4; codecs="mp3"'], made) });
  // Frames of MPEG-2 layer III, 64 kbps, 22.05 kHz, mono: 208 bytes each.
  const frame = Uint8Array.from({ length: 208 }, (_, at) => [0xff, 0xf3, 0x80, 0xc4][at] ?? 0);
  const bytes = Uint8Array.from(
    Array(6)
      .fill([...frame])
      .flat(),
  );
  const body = new ReadableStream({
    start: (sender) => {
      sender.enqueue(bytes);
      sender.close();
    },
  });
  vi.stubGlobal('fetch', async () => ({ ok: true, body }));
  const element = document.createElement('audio');
  const sound = openFedSound(element);
  sound.feed('/stream');
  expect(element.getAttribute('src')).toBe('blob:source');
  await new Promise((done) => made[0]?.addEventListener('sourceended', done));
  type Made = EventTarget & { appended: number[]; appends: number; mode: string };
  const [{ appended, appends, mode }] = made as [Made];
  // Each box says that it begins at 0, so the last would replace all before.
  expect(mode).toBe('sequence');
  // Each takes its time, however much it is.
  expect(appends).toBe(1);
  const boxes = new TextDecoder('latin1').decode(Uint8Array.from(appended));
  expect(boxes.slice(4, 8)).toBe('ftyp');
  expect(boxes).toMatch(/moov.*moof.*mdat/s);
  // The last frame waits for the next, which would prove that it is one.
  expect(appended.length).toBeGreaterThan(5 * frame.length);
  sound.close();
});

test('the source is open before there is an address', async () => {
  const made: EventTarget[] = [];
  stubPage({ MediaSource: sourceKind(['audio/mpeg'], made) });
  const fetched = vi.spyOn(window, 'fetch');
  const element = document.createElement('audio');
  const sound = openFedSound(element);
  type Made = EventTarget & { appended: number[] };
  const [source] = made as [Made];
  expect(element.getAttribute('src')).toBe('blob:source');
  expect(fetched).not.toHaveBeenCalled();
  sound.feed('/stream');
  await new Promise((done) => source.addEventListener('sourceended', done));
  expect([made.length, source.appended]).toEqual([1, [1, 2, 3]]);
});
