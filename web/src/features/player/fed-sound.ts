import { joinBytes } from '@duu/contract/join-bytes';
import { warmDecoder } from './warm-decoder.ts';

const mp3 = 'audio/mpeg';
/** MP3 within the boxes of MP4, which is all that Firefox lets itself be fed with. */
const boxedMp3 = 'audio/mp4; codecs="mp3"';

declare global {
  interface Window {
    /** Safari's, the only one on an iPhone; it may drop what was played when memory is short. */
    readonly ManagedMediaSource?: typeof MediaSource;
  }
}

interface Feeding {
  readonly Source: typeof MediaSource;
  readonly type: string;
}

/** Returns how sound can be fed here; null if the element has to read the address itself. */
function feeding(): Feeding | null {
  for (const Source of [window.ManagedMediaSource, window.MediaSource])
    for (const type of [mp3, boxedMp3]) if (Source?.isTypeSupported(type)) return { Source, type };
  return null;
}

type Box = (chunk: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const loadWrapper = () => import('mse-audio-wrapper').then((module) => module.default);

/** Returns what puts the stream's bytes into a source of this type. */
async function boxFor(type: string): Promise<Box> {
  if (type === mp3) return (chunk) => chunk;
  const Wrapper = await loadWrapper();
  // All frames at once: the first sound must not wait for the next piece.
  const wrapper = new Wrapper(mp3, {
    preferredContainer: 'fmp4',
    codec: 'mpeg',
    minFramesPerSegment: 1,
    minBytesPerSegment: 1,
  });
  return (chunk) => joinBytes([...wrapper.iterator(chunk)]);
}

function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((done) => target.addEventListener(event, () => done(), { once: true }));
}

/** Sound that is fed into an element while it is being created. */
export interface FedSound {
  /** Fetches the sound, once, and feeds it from the beginning. */
  feed(url: string): void;
  close(): void;
}

/**
 * Opens an audio element for sound that is being created. Chromium reads a plain URL in blocks of 32 kB, four seconds
 * of speech, before it plays; fed manually, it plays from the first frames and can seek in all that has arrived. So it
 * is in Firefox. Browsers that can't be fed read the URL themselves. Opened before its address is known, the sound does
 * not wait for the source, which takes WebKitGTK 0.6 s, nor for the decoder. Feeding silence would warm both up, but it is
 * played: Chromium then runs out of sound and waits 0.15 s for more.
 */
export function openFedSound(element: HTMLAudioElement): FedSound {
  const way = feeding();
  if (way === null) {
    return {
      feed: (url) => {
        element.src = url;
      },
      close: () => undefined,
    };
  }
  warmDecoder();
  const source = new way.Source();
  const address = URL.createObjectURL(source);
  const abort = new AbortController();
  // A managed source opens only where the sound can't be handed to another device.
  const remote = element.disableRemotePlayback;
  element.disableRemotePlayback = true;
  element.src = address;
  const ready = openBuffer(source, way.type);
  // Whoever feeds it hears of it.
  ready.catch(() => undefined);
  return {
    feed: (url) => {
      void feed(source, ready, url, abort.signal).catch(() => {
        // The element's own listeners handle the error and wait for the file.
        if (!abort.signal.aborted && source.readyState === 'open') source.endOfStream('network');
      });
    },
    close: () => {
      abort.abort();
      URL.revokeObjectURL(address);
      element.disableRemotePlayback = remote;
    },
  };
}

type Take = (chunk: Uint8Array<ArrayBuffer>) => Promise<void>;

/** Returns what takes bytes of the stream. */
async function openBuffer(source: MediaSource, type: string): Promise<Take> {
  const opened = source.readyState === 'open' ? Promise.resolve() : once(source, 'sourceopen');
  const [box] = await Promise.all([boxFor(type), opened]);
  const buffer = source.addSourceBuffer(type);
  // Each piece follows the last: the boxes say of all that they begin at 0.
  buffer.mode = 'sequence';
  return async (chunk) => {
    const sound = box(chunk);
    // An append takes as long for one frame as for all of them.
    if (sound.byteLength === 0) return;
    const done = once(buffer, 'updateend');
    buffer.appendBuffer(sound);
    await done;
  };
}

async function feed(
  source: MediaSource,
  ready: Promise<Take>,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  // The request starts immediately, while the element opens the source. Nobody keeps a stream: a look into the cache would
  // only take time.
  const [response, take] = await Promise.all([fetch(url, { signal, cache: 'no-store' }), ready]);
  if (!response.ok || response.body === null) throw new Error(`The stream is ${response.status}.`);
  const isOpen = () => !signal.aborted && source.readyState === 'open';
  for await (const chunk of piecesOf(response.body)) {
    if (!isOpen()) return;
    await take(chunk);
  }
  if (isOpen()) source.endOfStream();
}

/** Safari does not support async iteration of streams yet. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
