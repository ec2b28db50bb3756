import { sampleRate } from '../constants.ts';
import { createBiquad } from '../filters.ts';
import { hz } from '../notes.ts';
import type { Random } from '../random.ts';

/** One tone of a phrase. `midi` is reached by a glide from the tone before. */
export interface Tone {
  readonly midi: number;
  readonly seconds: number;
  /** Seconds that the glide into this tone takes. */
  readonly glide?: number;
  /** 0 to 1, the breath behind the tone. */
  readonly force?: number;
  /** Depth of the vibrato in semitones once it has opened. */
  readonly vibrato?: number;
}

/** Strength of the harmonics of a wooden side-blown flute: a strong second, little above the fourth. */
const harmonics = [1, 0.5, 0.22, 0.1, 0.045, 0.02];

/** A phrase on one breath: pitch glides, the vibrato opens late and slow, air hisses round the tone. */
export function flutePhrase(tones: readonly Tone[], random: Random): Float32Array {
  const tail = 0.25;
  const length = tones.reduce((sum, tone) => sum + tone.seconds, tail);
  const out = new Float32Array(Math.ceil(length * sampleRate));
  const air = createBiquad('bandpass', 1200, 6);
  const hiss = createBiquad('bandpass', 4200, 0.8);
  let phase = 0;
  let breath = 0;
  let at = 0;
  let vibratoPhase = random.between(0, 6);
  let drift = 0;
  tones.forEach((tone, index) => {
    const from = tones[index - 1]?.midi ?? tone.midi - 0.7;
    const last = index === tones.length - 1;
    const frames = Math.round((tone.seconds + (last ? tail : 0)) * sampleRate);
    const glide = tone.glide ?? 0.05;
    for (let i = 0; i < frames && at < out.length; i++, at++) {
      const time = i / sampleRate;
      const ending = last ? Math.max(0, time - tone.seconds) / tail : 0;
      const wanted = (tone.force ?? 0.8) * (1 - ending) * (time < tone.seconds ? 1 : 0.3);
      breath += (wanted - breath) * (wanted > breath ? 0.0006 : 0.0004);
      const bend = Math.min(1, time / glide);
      const smooth = bend * bend * (3 - 2 * bend);
      const open = Math.min(1, Math.max(0, (time - 0.35) / 0.8));
      vibratoPhase += (2 * Math.PI * (4.6 + 0.9 * open)) / sampleRate;
      const shake = Math.sin(vibratoPhase);
      drift += (random.noise() * 0.06 - drift) * 0.0003;
      const pitch =
        from + (tone.midi - from) * smooth + (tone.vibrato ?? 0.22) * open * shake + drift;
      const frequency = hz(pitch);
      phase += (2 * Math.PI * frequency) / sampleRate;
      if (i % 64 === 0) air.tune(frequency * 2, 5);
      const bright = 0.55 + 0.45 * breath;
      let tonal = 0;
      let dim = 1;
      for (let h = 0; h < harmonics.length; h++) {
        tonal += (harmonics[h] ?? 0) * dim * Math.sin(phase * (h + 1));
        dim *= bright;
      }
      const noise = random.noise();
      const swell = breath * (1 + 0.12 * open * shake);
      const chiff = Math.exp(-time * 18) * (index === 0 || glide < 0.08 ? 1 : 0.25);
      out[at] =
        swell * (tonal * 0.3 + air.run(noise) * (0.1 + 0.3 * chiff) + hiss.run(noise) * 0.03);
    }
  });
  return out;
}
