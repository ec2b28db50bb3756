// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { streamInto } from './stream-into.ts';

afterEach(() => vi.unstubAllGlobals());

/** A source that opens as soon as it is attached, and keeps what is appended. */
function sourceKind(types: readonly string[], made: EventTarget[] = []) {
  return class extends EventTarget {
    static isTypeSupported = (type: string) => types.includes(type);
    readyState = 'open';
    appended: number[] = [];
    constructor() {
      super();
      made.push(this);
    }
    addSourceBuffer() {
      const buffer = new EventTarget();
      return Object.assign(buffer, {
        appendBuffer: (chunk: Uint8Array) => {
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
  const stop = streamInto(element, '/stream');
  expect([element.getAttribute('src'), element.disableRemotePlayback]).toEqual([
    'blob:source',
    true,
  ]);
  await new Promise((done) => made[0]?.addEventListener('sourceended', done));
  expect(made).toEqual([expect.objectContaining({ appended: [1, 2, 3] })]);
  stop();
  expect(element.disableRemotePlayback).toBe(false);
});

test('a browser that can’t be fed with MP3 reads the address itself', () => {
  stubPage({ MediaSource: sourceKind(['video/webm']) });
  const element = document.createElement('audio');
  streamInto(element, '/stream');
  expect(element.getAttribute('src')).toBe('/stream');
});
