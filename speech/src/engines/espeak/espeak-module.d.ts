/** What this project uses of the engine; the package has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface EspeakEvent {
    type:
      | 'sentence'
      | 'word'
      | 'end'
      | 'phoneme'
      | 'mark'
      | 'play'
      | 'msg_terminated'
      | 'samplerate';
    /** Unicode characters from the text's beginning, from one. */
    text_position: number;
    word_length: number;
    /** ms from the beginning of the sound. */
    audio_position: number;
    /** The phoneme's name; empty for a pause. A number for words and sentences. */
    id: string | number | undefined;
  }
  export interface EspeakInstance {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(level: number): void;
    set_range(level: number): void;
    /** Runs to its end before it returns; the callback stops it by answering true. */
    synthesize(text: string, onSound: (pcm: Int16Array, events: EspeakEvent[]) => boolean): void;
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakInstance;
    FS: {
      readFile(path: string): Uint8Array;
      writeFile(path: string, data: Uint8Array | string): void;
    };
  }
  // biome-ignore lint/style/noDefaultExport: the package's own.
  export default function load(): Promise<EspeakModule>;
}
