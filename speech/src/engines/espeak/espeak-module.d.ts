/** The parts of the engine that this project uses; the package has no types. */
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
    /** Unicode characters from the start of the text, counted from one. */
    text_position: number;
    word_length: number;
    /** ms from the start of the sound. */
    audio_position: number;
    /** The phoneme's name; empty for a pause. A number for words and sentences. */
    id: string | number | undefined;
  }
  export interface EspeakInstance {
    set_voice(name: string): number;
    set_rate(wordsPerMinute: number): void;
    set_pitch(level: number): void;
    set_range(level: number): void;
    /** Blocks until the end; the callback stops it by returning true. */
    synthesize(text: string, onSound: (pcm: Int16Array, events: EspeakEvent[]) => boolean): void;
  }
  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakInstance;
    FS: {
      readFile(path: string): Uint8Array;
      readdir(path: string): string[];
      stat(path: string): { mode: number };
      isDir(mode: number): boolean;
      writeFile(path: string, data: Uint8Array | string): void;
    };
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it this way.
  export default function load(): Promise<EspeakModule>;
}
