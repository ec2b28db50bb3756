import { isVowel, perMs, type Spoken } from './spoken.ts';

/** Level in dB of the 5 ms around each ms. */
function levels(sound: Float32Array): number[] {
  const reach = Math.round(2.5 * perMs);
  return Array.from({ length: Math.floor(sound.length / perMs) }, (_, ms) => {
    const part = sound.subarray(Math.max(0, Math.round(ms * perMs) - reach), ms * perMs + reach);
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length);
    return 10 * Math.log10(power + 1e-10);
  });
}

/** The sound below 450 Hz, where the voice is, by two Butterworth filters. */
function low(sound: Float32Array): Float32Array {
  const angle = (2 * Math.PI * 450) / (1000 * perMs);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const cosine = Math.cos(angle);
  let from = sound;
  for (let pass = 0; pass < 2; pass++) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const input = (from[at] ?? 0) + 2 * (from[at - 1] ?? 0) + (from[at - 2] ?? 0);
      to[at] =
        (((1 - cosine) / 2) * input +
          2 * cosine * (to[at - 1] ?? 0) -
          (1 - alpha) * (to[at - 2] ?? 0)) /
        (1 + alpha);
    }
    from = to;
  }
  return from;
}

/**
 * Measures a stop or affricate before a vowel: ms from its release to the voice (voice onset time; 0 if the voice is
 * there at once), and the voice's level during its closure after a vowel, in dB of the next vowel's.
 */
export function voiceOnset({ sound, phonemes }: Spoken, index: number) {
  const stop = phonemes[index];
  const vowel = phonemes.find((one, at) => at > index && isVowel(one));
  if (!stop || !vowel) throw new RangeError('no stop before a vowel');
  const [all, voice] = [levels(sound), levels(low(sound))];
  const vowelMs = Math.floor(vowel.fromMs);
  const loudest = (some: number[]) => Math.max(...some.slice(vowelMs, vowelMs + 90));
  const [full, voiced] = [loudest(all), loudest(voice)];
  const start = Math.max(0, Math.floor(stop.fromMs) - 8);
  const release = all.findIndex((level, ms) => ms >= start && level > full - 42);
  const onset = voice.findIndex(
    (level, ms) => ms >= start && level > voiced - 10 && (voice[ms + 6] ?? -100) > voiced - 20,
  );
  const closure = voice.slice(Math.max(0, start - 25), start);
  return { ms: onset - release, closureDb: Math.min(...closure) - voiced };
}
