const type = 'audio/mpeg';

function canStream(): boolean {
  return typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(type);
}

function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((done) => target.addEventListener(event, () => done(), { once: true }));
}

/**
 * Gives an audio element sound while it is still being made. Chromium reads a plain address in blocks of 32 kB,
 * which is four seconds of speech, before it plays; fed by hand it plays from the first frames, and can seek in
 * all that has come. Elsewhere the element reads the address itself. Returns what ends it.
 */
export function streamInto(element: HTMLAudioElement, url: string): () => void {
  if (!canStream()) {
    element.src = url;
    return () => undefined;
  }
  const source = new MediaSource();
  const address = URL.createObjectURL(source);
  const abort = new AbortController();
  element.src = address;
  void feed(source, url, abort.signal).catch(() => {
    // The element tells its own listeners, which wait for the file instead.
    if (!abort.signal.aborted && source.readyState === 'open') source.endOfStream('network');
  });
  return () => {
    abort.abort();
    URL.revokeObjectURL(address);
  };
}

async function feed(source: MediaSource, url: string, signal: AbortSignal): Promise<void> {
  // The request leaves at once; the element opens the source meanwhile.
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

/** Safari has no async iterator on streams yet. */
async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
