declare module 'mse-audio-wrapper' {
  class MSEAudioWrapper {
    constructor(
      mimeType: string,
      options: {
        readonly preferredContainer: 'fmp4' | 'webm';
        readonly codec: 'mpeg';
        readonly minFramesPerSegment: number;
        readonly minBytesPerSegment: number;
      },
    );
    /** Yields segments: first the one that begins the file. */
    iterator(chunk: Uint8Array<ArrayBuffer>): Iterable<Uint8Array<ArrayBuffer>>;
  }
  export = MSEAudioWrapper;
}
