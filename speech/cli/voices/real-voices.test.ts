import { mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineRequest, EngineWord } from '../../src/engines/engine.ts';
import { createOnnx, type OnnxEngine } from '../../src/engines/onnx/onnx.ts';
import { installedVoice } from '../../src/voices/installed.ts';
import { callHere } from '../testing/call.ts';
import { runVoices } from './voices-command.ts';

// Real weights, from their publisher or the package registries, kept in the cache folder.
const voices = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'duu', 'test-voices');
const minutes = 60_000;
let engine: OnnxEngine;
const missing = new Map<string, string>();

/** A voice that was added before it could be divided, or before its speakers had gains, is added anew. */
function isAsToday(id: string): boolean {
  const { files, styles = [] } = installedVoice(voices, id)?.voice ?? {};
  return files?.sound !== undefined && styles.slice(0, 8).every((one) => one.gainDb !== undefined);
}

beforeAll(async () => {
  mkdirSync(voices, { recursive: true });
  const before = process.env.DUU_VOICES;
  process.env.DUU_VOICES = voices;
  for (const id of ['kokoro', 'piper-joe']) {
    if (isAsToday(id)) continue;
    rmSync(join(voices, id), { recursive: true, force: true });
    const { code, err } = await callHere((terminal) => runVoices(['add', id], terminal));
    if (code === 0 || isAsToday(id)) continue;
    // Only a machine without a registry may go without these tests.
    if (!/no connection|answered \d/.test(err)) throw new Error(err);
    missing.set(id, err);
    console.error(`NOT TESTED with the real voice ${id}: ${err}`);
  }
  if (before === undefined) delete process.env.DUU_VOICES;
  else process.env.DUU_VOICES = before;
  engine = createOnnx({ find: async (id) => installedVoice(voices, id), timeoutMs: 10 * minutes });
}, 20 * minutes);
afterAll(() => engine?.close());

async function spoken(request: Partial<EngineRequest> & { voice: string }) {
  const whole = { text: '', language: 'en', speed: 1, pitch: 1, ...request } as const;
  const words: EngineWord[] = [];
  let samples = 0;
  for await (const sound of engine.speak(whole)) {
    samples += sound.samples.length;
    words.push(...sound.words);
  }
  return { words, ms: (samples * 1000) / engine.sampleRate };
}

function expectTimes(text: string, { words, ms }: Awaited<ReturnType<typeof spoken>>): void {
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.match(/\w+/g));
  const times = words.flatMap(({ startMs, endMs }) => [startMs, endMs]);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(ms);
}

test(
  'Kokoro reads English at the speed that was asked for, with the times of its words',
  async () => {
    if (missing.has('kokoro')) return;
    const text = 'The old clock stopped.';
    const request = { voice: 'kokoro/0', text };
    const [normal, fast] = [await spoken(request), await spoken({ ...request, speed: 2 })];
    expect(fast.ms / normal.ms).toBeGreaterThan(0.45);
    expect(fast.ms / normal.ms).toBeLessThan(0.55);
    expectTimes(text, normal);
  },
  10 * minutes,
);

test(
  'Kokoro reads Mongolian, its long vowels longer than its short ones',
  async () => {
    if (missing.has('kokoro')) return;
    const speaker = installedVoice(voices, 'kokoro')?.voice.styles?.findIndex(
      ({ language }) => language === 'mn',
    );
    const word = { voice: `kokoro/${speaker}`, language: 'mn' } as const;
    // A sound lasts whole frames of 25 ms, so one pair of words says little.
    const short = ['цас', 'хол', 'ул', 'дэр', 'зун', 'хур'];
    const long = ['цаас', 'хоол', 'уул', 'дээр', 'зуун', 'хуур'];
    const [ofShort, ofLong] = [
      await spoken({ ...word, text: `${short.join(', ')}.` }),
      await spoken({ ...word, text: `${long.join(', ')}.` }),
    ];
    expect((ofLong.ms - ofShort.ms) / long.length).toBeGreaterThan(30);
  },
  10 * minutes,
);

test(
  'Piper’s Joe is a man, was tuned from a voice for research, and keeps to the speed, with the times of its words',
  async () => {
    if (missing.has('piper-joe')) return;
    const found = installedVoice(voices, 'piper-joe')?.voice;
    expect(found).toMatchObject({ gender: 'male', commercial: false });
    expect(found?.tunedFrom).toContain('lessac');
    const text = 'The old clock in the hall stopped at noon.';
    const request = { voice: 'piper-joe', text };
    const [normal, fast] = [await spoken(request), await spoken({ ...request, speed: 2 })];
    // Its lengths have some chance in them: 0.50 to 0.54 in five runs. With whole frames for each sound it was 0.63.
    expect(fast.ms / normal.ms).toBeGreaterThan(0.44);
    expect(fast.ms / normal.ms).toBeLessThan(0.6);
    expectTimes(text, normal);
  },
  10 * minutes,
);
