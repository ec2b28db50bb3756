import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { metadataBytes } from '../../src/voices/onnx-metadata.ts';
import type { DividedGraph } from '../../src/voices/split-durations.ts';
import { writeParts } from './divided-parts.ts';
import type { Prepared } from './prepared.ts';
import { VoiceRefusal } from './voice-refusal.ts';

/** The file that Piper puts beside its model. */
const piperConfig = z.object({
  audio: z.object({ sample_rate: z.int() }),
  espeak: z.object({ voice: z.string() }),
  inference: z.object({ noise_scale: z.number(), noise_w: z.number() }).optional(),
  num_speakers: z.int().default(1),
  /** Letters instead of phonemes, in some. */
  phoneme_type: z.string().default('espeak'),
  phoneme_id_map: z.record(z.string(), z.array(z.int())),
  language: z.object({ name_english: z.string() }).optional(),
});
type PiperConfig = z.infer<typeof piperConfig>;

async function configOf(path: string): Promise<PiperConfig> {
  const read = piperConfig.safeParse(parseJson(await readFile(path, 'utf8')));
  if (!read.success) throw new VoiceRefusal(`${path} does not describe a voice of Piper.`);
  return read.data;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Writes the numbers of single code points, which are all that eSpeak's phonemes consist of. */
async function writeTokens(folder: string, { phoneme_id_map }: PiperConfig): Promise<string> {
  const tokens = Object.entries(phoneme_id_map).filter(([phoneme]) => [...phoneme].length === 1);
  const lines = tokens.map(([phoneme, [id]]) => `${phoneme} ${id ?? 0}\n`);
  await writeFile(join(folder, 'tokens.txt'), lines.join(''));
  return 'tokens.txt';
}

export interface PiperSource {
  readonly config: string;
  readonly target: string;
  readonly addRuntime: (folder: string) => Promise<void>;
}

/**
 * Writes the two parts of the model, the tokens and the library into the voice's folder. Returns undefined if there is no
 * library, or if the model does not read eSpeak's English phonemes. @throws VoiceRefusal
 */
export async function preparePiper(
  divided: DividedGraph,
  { config, target, addRuntime }: PiperSource,
): Promise<Prepared | undefined> {
  const described = await configOf(config);
  const { audio, espeak, inference, num_speakers, phoneme_type } = described;
  if (phoneme_type !== 'espeak' || !espeak.voice.startsWith('en')) return undefined;
  try {
    await addRuntime(target);
  } catch (error) {
    // Without a network, or on a machine without a library, sherpa-onnx runs it.
    if (error instanceof VoiceRefusal) return undefined;
    throw error;
  }
  const parts = await writeParts(divided, target, ({ integers, floats }) => ({
    input: integers([1, 0, 2], [1, 3]),
    input_lengths: integers([3], [1]),
    scales: floats(Float32Array.of(0, 1, 0), [3]),
    sid: integers([0], [1]),
  }));
  return {
    format: 'vits',
    characters: false,
    sampleRate: audio.sample_rate,
    speakers: Math.max(1, num_speakers),
    lang: espeak.voice,
    ...(inference ? { noise: [inference.noise_scale, inference.noise_w] } : {}),
    files: { ...parts, tokens: await writeTokens(target, described) },
  };
}

/** Writes the tokens and the metadata that sherpa-onnx reads, as Piper keeps them in a JSON file. */
export async function completePiper(config: string, model: string): Promise<void> {
  const described = await configOf(config);
  const { audio, espeak, num_speakers, language } = described;
  await writeTokens(dirname(model), described);
  const metadata = {
    model_type: 'vits',
    comment: 'piper',
    language: language?.name_english ?? 'unknown',
    voice: espeak.voice,
    has_espeak: 1,
    n_speakers: num_speakers,
    sample_rate: audio.sample_rate,
  };
  await appendFile(model, metadataBytes(metadata));
}
