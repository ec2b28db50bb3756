import { backgroundVolumeDb, backgroundVolumes } from '@duu/contract/voice-settings';
import { describe, expect, it, vi } from 'vitest';
import { BackgroundMixer, backgroundLufs, fadeOutSeconds } from './background-mixer.ts';
import { measureLoudness } from './loudness.ts';
import { sine } from './testing/sounds.ts';

// Processes seconds of sound, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rate = 44_100;

/** A loop of two tones, as loud as every background. */
function loop(seconds: number) {
  const make = (hz: number) => {
    const tone = sine(hz, seconds, rate, 0.1);
    const gain = 10 ** ((backgroundLufs - measureLoudness([tone, tone], rate)) / 20);
    return Int16Array.from(tone, (sample) => Math.round(sample * gain * 32_767));
  };
  return { left: make(500), right: make(700) };
}

const fiveSeconds = loop(5);
const mixer = (volumeDb: number, background = fiveSeconds) =>
  new BackgroundMixer({ background, sampleRate: rate, volumeDb, voiceLufs: -16 });

/** A voice of steady loudness. */
function voiceAt(lufs: number, seconds: number): Float32Array {
  const tone = sine(997, seconds, rate, 0.2);
  const gain = 10 ** ((lufs - measureLoudness([tone], rate)) / 20);
  return tone.map((sample) => sample * gain);
}

const steadyVoice = voiceAt(-16, 12);

/** What the music alone adds: the mix minus the mix with a silent loop. */
function music(volumeDb: number, voice: Float32Array): Float32Array[] {
  const full = mixer(volumeDb).process(voice);
  const silent = { left: new Int16Array(rate), right: new Int16Array(rate) };
  const bare = mixer(volumeDb, silent).process(voice);
  return full.map((channel, c) => channel.map((sample, i) => sample - (bare[c]?.[i] ?? 0)));
}

describe('BackgroundMixer', () => {
  it.each(backgroundVolumes)('%s: the music is so much under the voice', (volume) => {
    const under = music(backgroundVolumeDb[volume], steadyVoice);
    const steady = under.map((channel) => channel.subarray(2 * rate));
    expect(measureLoudness(steady, rate)).toBeCloseTo(-16 + backgroundVolumeDb[volume], 0);
  });

  it.each(backgroundVolumes)('%s: the whole stays as loud as the voice was', (volume) => {
    const mix = mixer(backgroundVolumeDb[volume]).process(steadyVoice);
    expect(Math.abs(measureLoudness(mix, rate) + 16)).toBeLessThan(0.3);
  });

  it('makes way for the voice and comes back in pauses, without jumps', () => {
    const voice = new Float32Array(12 * rate);
    voice.set(voiceAt(-16, 4), 4 * rate);
    const [left = new Float32Array(0)] = music(-12, voice);
    const level = (from: number) =>
      left.subarray(from * rate, (from + 1) * rate).reduce((sum, x) => sum + x * x, 0);
    expect(10 * Math.log10(level(3) / level(6))).toBeCloseTo(3, 0);
    expect(10 * Math.log10(level(11) / level(6))).toBeCloseTo(3, 0);
    let jump = 0;
    for (let i = 1; i < left.length; i++) {
      jump = Math.max(jump, Math.abs((left[i] ?? 0) - (left[i - 1] ?? 0)));
    }
    expect(jump).toBeLessThan(0.02);
  });

  it('fades in at the start and out after the end', () => {
    const one = mixer(-12);
    const [start = new Float32Array(0)] = one.process(new Float32Array(3 * rate));
    const [end = new Float32Array(0)] = one.finish();
    const peak = (sound: Float32Array) => sound.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(peak(start.subarray(0, rate / 50))).toBeLessThan(0.001);
    expect(end.length).toBe(fadeOutSeconds * rate);
    expect(peak(end.subarray(0, rate / 4))).toBeGreaterThan(0.5 * peak(start));
    expect(peak(end.subarray(-rate / 50))).toBeLessThan(0.001);
  });

  it('runs through the loop’s seam: three rounds of a loop are one tone', () => {
    const [left = new Float32Array(0)] = music(-12, new Float32Array(15 * rate));
    for (const seam of [5 * rate, 10 * rate]) {
      const step = Math.abs((left[seam] ?? 0) - (left[seam - 1] ?? 0));
      const usual = Math.abs((left[seam + 1] ?? 0) - (left[seam] ?? 0));
      expect(step).toBeLessThan(usual * 1.2 + 1e-4);
    }
  });

  it('gives the same in blocks of a mixer’s block as at once', () => {
    const voice = voiceAt(-16, 1);
    const whole = mixer(-18).process(voice);
    const pieces = mixer(-18);
    const out = new Float32Array(voice.length);
    for (let at = 0; at < voice.length; at += 1280) {
      const [left = new Float32Array(0)] = pieces.process(voice.subarray(at, at + 1280));
      out.set(left, at);
    }
    const apart = out.map((sample, i) => Math.abs(sample - (whole[0]?.[i] ?? 0)));
    expect(Math.max(...apart)).toBeLessThan(1e-6);
  });
});
