// What speaks for a screen reader: samples of 16 bits at 24,000 Hz, mono, as they are made.
import type { Language } from '@duu/contract/language';
import type { PitchLevel } from '@duu/contract/voice-settings';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { speak } from '@duu/speech/speak';
import { SpeechError } from '@duu/speech/speech-error';
import type { DuuApi } from '../duu-api.ts';

export interface Manner {
  readonly language: Language;
  /** The id of a speaker of the embedded engine, who speaks both languages. */
  readonly speaker: string;
  /** A ratio, 0.25 to 4. */
  readonly speed: number;
  readonly pitch: PitchLevel;
}

/** Speaks a text. Yields nothing for one without words. */
export type SayText = (
  text: string,
  manner: Manner,
  signal: AbortSignal,
) => AsyncIterable<Uint8Array>;

/** Shorter than in an audio: who listens to a screen reader wants to go on. */
const pauses = {
  clause: 120,
  cell: 120,
  poemLine: 150,
  sentence: 250,
  paragraph: 300,
  heading: 300,
} as const;

/** Speaks by the embedded engine in this process, without a network. */
export function embeddedVoice(): SayText {
  const espeak = createEspeak(1);
  const say: SayText = async function* (text, { language, speaker, speed, pitch }, signal) {
    const found = espeakVoices.find(({ id }) => id === speaker) ?? espeakVoices[0];
    if (!found) return;
    const { voice, gainDb, name } = found;
    const request = {
      segments: [text],
      language,
      speaker: { engine: 'espeak', voice, gainDb, name: name[language] },
      background: null,
      backgroundVolume: 'medium',
      speed,
      pitch,
      pauses,
      keep: false,
      format: 'pcm',
      signal,
    } as const;
    try {
      for await (const event of speak(request, { engines: { espeak } }))
        if (event.type === 'audio') yield event.bytes;
    } catch (error) {
      // A line of dashes, for example.
      if (!(error instanceof SpeechError) || error.key !== 'segment_invalid') throw error;
    }
  };
  warmUp(say).catch(() => undefined);
  return say;
}

/** Speaks to nobody, so that the first letter does not wait for threads and tables. */
async function warmUp(say: SayText): Promise<void> {
  for (const [language, speaker] of [
    ['mn', 'nomin'],
    ['en', 'emily'],
  ] as const) {
    const manner = { language, speaker, speed: 1, pitch: 'normal' } as const;
    for await (const _ of say('a', manner, new AbortController().signal));
  }
}

/** Speaks through a Duu, which has no pitch at /v1. */
export function keyedVoice(api: DuuApi): SayText {
  return (text, { speaker, speed }, signal) => api.speak(text, { voice: speaker, speed }, signal);
}

/** Speaks by `first`, or by `other` if that fails before its first sound: a screen reader must not fall silent. */
export function withSubstitute(first: SayText, other: SayText): SayText {
  return async function* say(text, manner, signal) {
    let begun = false;
    try {
      for await (const bytes of first(text, manner, signal)) {
        begun = true;
        yield bytes;
      }
    } catch (error) {
      if (begun || signal.aborted) throw error;
      process.stderr.write(`Duu did not speak: ${String(error)}\n`);
      yield* other(text, manner, signal);
    }
  };
}
