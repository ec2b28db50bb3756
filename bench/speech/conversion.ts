import { setTimeout } from 'node:timers/promises';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { warmSound } from '@duu/speech/sound-session';
import { speak } from '@duu/speech/speak';
import { textOf } from './text.ts';

/** Text to MP3 through the public door, with the embedded engine. Times in ms. */
export interface Conversions {
  whole(text: string): Promise<{ soundMs: number; totalMs: number }>;
  /** To the file's first bytes, with which the reader leaves. */
  firstBytes(text: string): Promise<number>;
  close(): Promise<void>;
}

/** What a reader leaves behind, up to eight seconds of sound, is over after so many ms. */
const leftBehindMs = 150;

/** Ready to be measured: engine and encoder are loaded and have worked. */
export async function warmConversions(): Promise<Conversions> {
  const [speaker] = espeakVoices;
  if (!speaker) throw new Error('no speakers');
  const { voice, gainDb } = speaker;
  const espeak = createEspeak();
  espeak.warm();
  warmSound();

  const start = (text: string) =>
    speak(
      {
        segments: [text],
        language: 'mn',
        speaker: { engine: 'espeak', voice, name: 'bench', gainDb },
        background: null,
        backgroundVolume: 'medium',
        speed: 1,
        pitch: 'normal',
        keep: false,
      },
      { engines: { espeak } },
    );

  const conversions: Conversions = {
    async whole(text) {
      const begun = performance.now();
      let soundMs = 0;
      for await (const event of start(text))
        if (event.type === 'done') soundMs = event.result.durationMs;
      return { soundMs, totalMs: performance.now() - begun };
    },

    async firstBytes(text) {
      const begun = performance.now();
      let ms = 0;
      for await (const event of start(text)) {
        if (event.type !== 'audio') continue;
        ms = performance.now() - begun;
        break;
      }
      await setTimeout(leftBehindMs);
      return ms;
    },

    close: () => espeak.close(),
  };
  for (let times = 0; times < 3; times++) await conversions.whole(textOf(600));
  return conversions;
}
