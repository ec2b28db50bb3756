import { appendFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { VoiceFormat } from '../../src/voices/natural-voice.ts';
import { metadataBytes, onnxMetadata } from '../../src/voices/onnx-metadata.ts';
import { writeEspeakData } from './espeak-data.ts';
import { dividedKokoro, prepareKokoro } from './prepare-kokoro.ts';
import type { Prepared } from './prepared.ts';
import { VoiceRefusal } from './voice-refusal.ts';

/** The file that Piper puts beside its model. */
const piperConfig = z.object({
  audio: z.object({ sample_rate: z.int() }),
  espeak: z.object({ voice: z.string() }),
  num_speakers: z.int().default(1),
  phoneme_id_map: z.record(z.string(), z.array(z.int())),
  language: z.object({ name_english: z.string() }).optional(),
});

/**
 * Copies a publisher's files into a folder and adds what is missing.
 * @param addRuntime puts onnxruntime into a folder, which Kokoro needs; without it, sherpa-onnx runs Kokoro
 * @throws VoiceRefusal
 */
export async function prepareVoice(
  source: string,
  target: string,
  addRuntime?: (folder: string) => Promise<void>,
): Promise<Prepared> {
  const names = await namesIn(source);
  const models = names.filter((name) => name.endsWith('.onnx'));
  const vocoder = models.find((name) => /(?:vocos|hifigan|vocoder)/i.test(name));
  const [model, ...more] = models.filter((name) => name !== vocoder);
  if (!model) throw new VoiceRefusal(`There is no model (a file .onnx) in ${source}.`);
  if (more.length > 0)
    throw new VoiceRefusal(
      `There is more than one model in ${source}: ${[model, ...more].join(', ')}.`,
    );
  const divided = addRuntime && (await dividedKokoro(join(source, model)));
  if (divided) {
    const metadata = await metadataOf(join(source, model));
    return prepareKokoro(divided, { source, target, metadata, addRuntime });
  }
  const lexicons = names.filter((name) => /^lexicon.*\.txt$/.test(name));
  const wanted = [model, ...(vocoder ? [vocoder] : []), 'tokens.txt', 'voices.bin', ...lexicons];
  for (const name of [...wanted, 'espeak-ng-data'].filter((one) => names.includes(one)))
    await cp(join(source, name), join(target, name), { recursive: true });
  if (names.includes(`${model}.json`))
    await completePiper(join(source, `${model}.json`), target, model);
  return describe(target, model, vocoder, names);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    throw new VoiceRefusal(`${folder} is not a folder that can be read.`);
  }
}

/** Writes the tokens and the metadata that the library reads, as Piper keeps them in a JSON file. */
async function completePiper(config: string, target: string, model: string): Promise<void> {
  const metadata = await metadataOf(join(target, model));
  if (metadata.sample_rate) return;
  const read = piperConfig.safeParse(parseJson(await readFile(config, 'utf8')));
  if (!read.success) throw new VoiceRefusal(`${config} does not describe a voice of Piper.`);
  const { audio, espeak, num_speakers, phoneme_id_map, language } = read.data;
  // The library reads single code points.
  const tokens = Object.entries(phoneme_id_map).filter(([phoneme]) => [...phoneme].length === 1);
  await writeFile(
    join(target, 'tokens.txt'),
    tokens.map(([phoneme, [id]]) => `${phoneme} ${id ?? 0}\n`).join(''),
  );
  const described = {
    model_type: 'vits',
    comment: 'piper',
    language: language?.name_english ?? 'unknown',
    voice: espeak.voice,
    has_espeak: 1,
    n_speakers: num_speakers,
    sample_rate: audio.sample_rate,
  };
  await appendFile(join(target, model), metadataBytes(described));
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

async function metadataOf(path: string): Promise<Record<string, string>> {
  const metadata = await onnxMetadata(path);
  if (!metadata) throw new VoiceRefusal(`${path} is damaged, or not an ONNX model.`);
  return metadata;
}

function formatOf(metadata: Record<string, string>, names: readonly string[]): VoiceFormat {
  const type = metadata.model_type ?? '';
  if (type.startsWith('kitten')) return 'kitten';
  if (type.startsWith('kokoro') || names.includes('voices.bin')) return 'kokoro';
  if (type.startsWith('matcha')) return 'matcha';
  return 'vits';
}

async function describe(
  target: string,
  model: string,
  vocoder: string | undefined,
  names: readonly string[],
): Promise<Prepared> {
  const metadata = await metadataOf(join(target, model));
  const number = (key: string) => Number.parseInt(metadata[key] ?? '', 10);
  const sampleRate = number('sample_rate');
  if (!(sampleRate >= 8000 && sampleRate <= 96_000))
    throw new VoiceRefusal(
      `${model} has no description that sherpa-onnx can read (no sample_rate): convert it as https://k2-fsa.github.io/sherpa/onnx/tts/ says.`,
    );
  const format = formatOf(metadata, names);
  const characters = metadata.frontend === 'characters';
  if (format === 'matcha' && !vocoder)
    throw new VoiceRefusal(
      'A Matcha voice needs its vocoder (vocos….onnx or hifigan….onnx) in the folder.',
    );
  const hasStyles = format === 'kokoro' || format === 'kitten';
  if (hasStyles && !names.includes('voices.bin'))
    throw new VoiceRefusal(
      `A ${format === 'kitten' ? 'Kitten' : 'Kokoro'} voice needs its file voices.bin in the folder.`,
    );
  await checkTokens(target, {
    characters,
    isPiper: format === 'vits' && /piper/.test(metadata.comment ?? ''),
  });
  const lexicon = lexiconOf(names);
  // Version 2 speaks several languages: it needs the language's name.
  const lang = format === 'kokoro' && number('version') >= 2 ? (metadata.voice ?? 'en-us') : '';
  const needsPhonemes = !characters && !(format === 'vits' && lexicon);
  if (needsPhonemes && !names.includes('espeak-ng-data')) {
    const espeakVoice = metadata.voice ?? 'en-us';
    if (!(await writeEspeakData(join(target, 'espeak-ng-data'), espeakVoice)))
      throw new VoiceRefusal(
        `The embedded engine has no phonemes of "${espeakVoice}": put espeak-ng-data in the folder.`,
      );
  }
  return {
    format,
    characters,
    sampleRate,
    speakers: Math.max(1, number('n_speakers') || 1),
    ...(lang ? { lang } : {}),
    files: {
      model,
      tokens: 'tokens.txt',
      ...(hasStyles ? { voices: 'voices.bin' } : {}),
      ...(format === 'matcha' && vocoder ? { vocoder } : {}),
      ...(lexicon ? { lexicon } : {}),
      ...(needsPhonemes ? { espeak: 'espeak-ng-data' } : {}),
    },
  };
}

/** A model of several languages has a lexicon for each; ours is the American one. */
const lexiconOf = (names: readonly string[]): string | undefined =>
  ['lexicon.txt', 'lexicon-us-en.txt'].find((name) => names.includes(name));

/** Refuses tokens for which the library would end its process. */
async function checkTokens(
  target: string,
  { characters, isPiper }: { characters: boolean; isPiper: boolean },
): Promise<void> {
  const path = join(target, 'tokens.txt');
  const size = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  if (size === 0) throw new VoiceRefusal('tokens.txt is missing, or empty.');
  const lines = (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line !== '');
  const wrong = lines.findIndex((line) => !/^\S*\s*\d+$/u.test(line.trim()));
  if (wrong !== -1)
    throw new VoiceRefusal(`tokens.txt has no "token number" in line ${wrong + 1}.`);
  const tokens = new Set(lines.map((line) => line.trim().split(/\s+/u)[0]));
  const missing = isPiper && !characters ? ['_', '^', '$'].filter((one) => !tokens.has(one)) : [];
  if (missing.length > 0)
    throw new VoiceRefusal(
      `tokens.txt is not that of a Piper voice: it has no ${missing.join(' ')}.`,
    );
}
