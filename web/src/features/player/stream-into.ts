const type = 'audio/mpeg';

declare global {
  interface Window {
    /** Safari's, the only one on an iPhone; it may drop what was played when memory is short. */
    readonly ManagedMediaSource?: typeof MediaSource;
  }
}

/** Returns the kind of source that can be fed with MP3 here; null if the element has to read the address itself. */
function sourceKind(): typeof MediaSource | null {
  const kinds = [window.ManagedMediaSource, window.MediaSource];
  return kinds.find((kind) => kind?.isTypeSupported(type)) ?? null;
}

function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((done) => target.addEventListener(event, () => done(), { once: true }));
}

/**
 * Feeds an audio element while its sound is being created. Chromium reads a plain URL in blocks of 32 kB, four seconds
 * of speech, before it plays; fed manually, it plays from the first frames and can seek in all that has arrived. Other
 * browsers read the URL themselves. Returns a function that stops it.
 */
export function streamInto(element: HTMLAudioElement, url: string): () => void {
  const Source = sourceKind();
  if (Source === null) {
    element.src = url;
    return () => undefined;
  }
  const source = new Source();
  const address = URL.createObjectURL(source);
  const abort = new AbortController();
  // A managed source opens only where the sound can't be handed to another device.
  const remote = element.disableRemotePlayback;
  element.disableRemotePlayback = true;
  element.src = address;
  void feed(source, url, abort.signal).catch(() => {
    // The element's own listeners handle the error and wait for the file.
    if (!abort.signal.aborted && source.readyState === 'open') source.endOfStream('network');
  });
  return () => {
    abort.abort();
    URL.revokeObjectURL(address);
    element.disableRemotePlayback = remote;
  };
}

async function feed(source: MediaSource, url: string, signal: AbortSignal): Promise<void> {
  // The request starts immediately, while the element opens the source.
  const opened = source.readyState === 'open' ? Promise.resolve() : once(source, 'sourceopen');
  const [response] = await Promise.all([fetch(url, { signal }), opened]);
  if (!response.ok || response.body === null) throw new Error(`The stream is ${response.status}.`);
  const buffer = source.addSourceBuffer(type);
  for await (const chunk of piecesOf(response.body)) {
    if (signal.aborted || source.readyState !== 'open') return;
    buffer.appendBuffer(chunk);
    await once(buffer, 'updateend');
  }
  if (!signal.aborted && source.readyState === 'open') source.endOfStream();
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
