/// <reference path="../../speech/src/engines/espeak/espeak-module.d.ts" />
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { khalkhaToEspeak } from '@duu/speech/g2p/espeak-phonemes';
import { installOurVoices } from '@duu/speech/g2p/our-voices';
import { normalize } from '@duu/speech/normalize/normalize';
import load, { type EspeakInstance } from '@echogarden/espeak-ng-emscripten';

export const engineRate = 22_050;

/** Returns the engine alone, on this thread, with the first speaker's voice at normal speed. */
export async function loadEngine(): Promise<EspeakInstance> {
  const [speaker] = espeakVoices;
  if (!speaker) throw new Error('no speakers');
  const loaded = await load();
  installOurVoices(loaded.FS);
  const engine = new loaded.eSpeakNGWorker();
  engine.set_voice(speaker.voice);
  engine.set_rate(speaker.rate);
  return engine;
}

/** Returns a text as the engine gets it. */
export const phonemesOf = (text: string): string =>
  khalkhaToEspeak(normalize(text, { language: 'mn' }).spoken).text;

/** Speaks the text of `write` at once and discards the sound. Times start before `write`. */
export function speakAlone(engine: EspeakInstance, write: () => string) {
  const begun = performance.now();
  let firstMs = 0;
  let samples = 0;
  engine.synthesize(write(), (pcm) => {
    firstMs ||= performance.now() - begun;
    samples += pcm.length;
    return false;
  });
  const soundMs = (samples * 1000) / engineRate;
  return { firstMs, totalMs: performance.now() - begun, soundMs, stallMs: 0 };
}
