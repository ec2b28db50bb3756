import { cp, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceFormat } from '../../src/voices/natural-voice.ts';
import { onnxMetadata } from '../../src/voices/onnx-metadata.ts';
import { dividedModel } from './divided-parts.ts';
import { writeEspeakData } from './espeak-data.ts';
import { prepareKokoro } from './prepare-kokoro.ts';
import { completePiper, preparePiper } from './prepare-piper.ts';
import type { Prepared } from './prepared.ts';
import { VoiceRefusal } from './voice-refusal.ts';

/**
 * Copies a publisher's files into a folder and adds what is missing.
 * @param addRuntime puts onnxruntime into a folder, for Kokoro and Piper; without it, sherpa-onnx runs them
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
  const config = names.includes(`${model}.json`) ? join(source, `${model}.json`) : undefined;
  const prepared =
    addRuntime && (await prepareDivided({ source, target, model, config, addRuntime }));
  if (prepared) return prepared;
  const lexicons = names.filter((name) => /^lexicon.*\.txt$/.test(name));
  const wanted = [model, ...(vocoder ? [vocoder] : []), 'tokens.txt', 'voices.bin', ...lexicons];
  for (const name of [...wanted, 'espeak-ng-data'].filter((one) => names.includes(one)))
    await cp(join(source, name), join(target, name), { recursive: true });
  if (config && !(await metadataOf(join(target, model))).sample_rate)
    await completePiper(config, join(target, model));
  return describe(target, model, vocoder, names);
}

interface Divisible {
  readonly source: string;
  readonly target: string;
  readonly model: string;
  /** What Piper puts beside its model. */
  readonly config: string | undefined;
  readonly addRuntime: (folder: string) => Promise<void>;
}

/** Prepares a voice for onnxruntime. Returns undefined for one that only sherpa-onnx can run. */
async function prepareDivided(files: Divisible): Promise<Prepared | undefined> {
  const { source, model, config } = files;
  const { family, divided } = (await dividedModel(join(source, model))) ?? {};
  if (!divided) return undefined;
  if (family === 'kokoro')
    return prepareKokoro(divided, { ...files, metadata: await metadataOf(join(source, model)) });
  return config ? preparePiper(divided, { ...files, config }) : undefined;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    throw new VoiceRefusal(`${folder} is not a folder that can be read.`);
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
