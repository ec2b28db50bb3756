import { setTimeout } from 'node:timers/promises';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { warmSound } from '@duu/speech/sound-session';
import { speak } from '@duu/speech/speak';
import { textOf } from './text.ts';

/** Text to MP3 with the public API and the embedded engine. Times in ms. */
export interface Conversions {
  whole(text: string): Promise<{ soundMs: number; totalMs: number }>;
  /** Time to the first bytes, after which the reader stops. */
  firstBytes(text: string): Promise<number>;
  close(): Promise<void>;
}

/** Time until the rest has ended after a reader stopped: up to eight seconds of sound. */
const leftBehindMs = 150;

/** Warms up engine and encoder. */
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
