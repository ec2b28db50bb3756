import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@duu/contract/language';
import { writeSpeech } from '../../speech/cli/write-speech.ts';
import { createEspeak } from '../../speech/src/engines/espeak/espeak.ts';
import { espeakVoices } from '../../speech/src/engines/espeak-voices.ts';
import { createOnnx, type OnnxEngine } from '../../speech/src/engines/onnx/onnx.ts';
import { readWav } from '../../speech/src/sound/read-wav.ts';
import type { SpeechResult, SpeechSpeaker } from '../../speech/src/speak-types.ts';
import {
  installedVoice,
  installedVoices,
  voicesFolder,
} from '../../speech/src/voices/installed.ts';

/** A voice of the embedded engine or of this machine, with the gain that it has in the catalogue. */
export interface Reader {
  readonly id: string;
  readonly language: Language;
  readonly speaker: SpeechSpeaker;
}

const embedded = espeakVoices.map(({ id, language, voice, gainDb }): Reader => {
  return { id, language, speaker: { engine: 'espeak', voice, name: id, gainDb } };
});
const natural = installedVoices(voicesFolder()).flatMap(({ id, voice }): Reader[] =>
  (voice.styles ?? [voice]).map((style, at) => {
    const name = voice.styles ? `${id}/${at}` : id;
    const gainDb = style.gainDb ?? voice.gainDb;
    const speaker = { engine: 'onnx', voice: name, name, gainDb } as const;
    return { id: name, language: style.language, speaker };
  }),
);
export const readers: readonly Reader[] = [...embedded, ...natural];

export interface Sound {
  readonly path: string;
  /** Full scale is ±1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly result: SpeechResult;
}

/** Reads texts through the product into WAV files of a folder. `close` removes the folder unless it was given. */
export class ReadingRoom {
  readonly #folder: string;
  readonly #isKept: boolean;
  readonly #espeak = createEspeak();
  readonly #onnx: OnnxEngine;
  /** Time within the models, in ms. */
  modelMs = 0;

  constructor(folder: string | undefined) {
    this.#isKept = folder !== undefined;
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'duu-voices-'));
    mkdirSync(this.#folder, { recursive: true });
    this.#onnx = createOnnx({
      find: async (id) => installedVoice(voicesFolder(), id),
      timeoutMs: 600_000,
      onCost: (cost) => {
        this.modelMs += cost.modelMs;
      },
    });
  }

  async read({ id, language, speaker }: Reader, text: string, name: string, speed = 1) {
    const path = join(this.#folder, `${id.replace('/', '-')}-${name}.wav`);
    const request = {
      ...{ language, speaker, speed, segments: [text] },
      pitch: 'normal',
      background: null,
      backgroundVolume: 'medium',
    } as const;
    const result = await writeSpeech(
      request,
      { engines: { onnx: this.#onnx, espeak: this.#espeak } },
      { out: path, format: 'wav', timings: `${path}.json`, srt: undefined, vtt: undefined },
    );
    const sound = readWav(readFileSync(path));
    if (!sound) throw new Error(`${path} is not a WAV file`);
    const samples = Float32Array.from(sound.samples, (sample) => sample / 32_768);
    return { path, samples, sampleRate: sound.sampleRate, result } satisfies Sound;
  }

  async close(): Promise<void> {
    this.#onnx.close();
    await this.#espeak.close();
    if (!this.#isKept) rmSync(this.#folder, { recursive: true });
  }
}
