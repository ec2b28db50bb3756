// Models of a few nodes that speak: every token becomes a piece of a sine, so length and pitch of the sound can be computed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Graph, onnxFile } from './onnx-file.ts';
import { ints, lengthScale, port, scalarShape, sine } from './sine-graph.ts';

/** Facts of a voice that its model does not tell. */
export const tinyVoiceFacts = {
  name: { mn: 'Туршилт', en: 'Test' },
  gender: 'female',
  gainDb: 0,
  bytes: 0,
  source: '',
  licence: '',
  commercial: null,
} as const;

/** VITS as MMS and icefall export it: scales as separate inputs. */
export function mmsModel(metadata: Graph['metadata'] = {}, sampleRate = 16_000): Graph {
  return {
    inputs: [
      port('x', 'int64', 'N', 'L'),
      port('x_length', 'int64', 'N'),
      port('noise_scale', 'float', 1),
      port('length_scale', 'float', 1),
      port('noise_scale_w', 'float', 1),
    ],
    outputs: [port('y', 'float', 'N', 1, 'T')],
    ...sine({
      sampleRate,
      ids: 'x',
      ...lengthScale,
      output: 'y',
      shape: [1, 1, -1],
    }),
    metadata: {
      model_type: 'vits',
      comment: 'mms',
      language: 'mon',
      add_blank: 1,
      n_speakers: 1,
      sample_rate: sampleRate,
      frontend: 'characters',
      punctuation: '',
      ...metadata,
    },
  };
}

/** VITS as Piper and Coqui export it: the three scales in one input. */
export function piperModel(metadata: Graph['metadata'] = {}, sampleRate = 22_050): Graph {
  return {
    inputs: [
      port('input', 'int64', 'N', 'L'),
      port('input_lengths', 'int64', 'N'),
      port('scales', 'float', 3),
    ],
    outputs: [port('output', 'float', 'N', 1, 'T')],
    ...sine({
      sampleRate,
      ids: 'input',
      length: [{ op: 'Gather', in: ['scales', 'second'], out: 'length' }],
      lengthConstants: [{ name: 'second', type: 'int64', dims: [], values: [1] }],
      output: 'output',
      shape: [1, 1, -1],
    }),
    metadata: {
      model_type: 'vits',
      comment: 'piper',
      language: 'English',
      voice: 'en-us',
      has_espeak: 1,
      n_speakers: 1,
      sample_rate: sampleRate,
      ...metadata,
    },
  };
}

const styleWidth = 4;
const styleRows = 512;
const styledSpeakers = 2;

/** Kokoro and Kitten: a style beside the tokens. */
function styledModel(metadata: Graph['metadata']): Graph {
  const sampleRate = 24_000;
  return {
    inputs: [
      port('tokens', 'int64', 1, 'L'),
      port('style', 'float', 1, styleWidth),
      port('speed', 'float', 1),
    ],
    outputs: [port('audio', 'float', 'T')],
    ...sine({
      sampleRate,
      ids: 'tokens',
      length: [
        { op: 'Reshape', in: ['speed', 'scalar'], out: 'rate' },
        { op: 'Div', in: ['one', 'rate'], out: 'length' },
      ],
      lengthConstants: [scalarShape],
      output: 'audio',
      shape: [-1],
    }),
    metadata: {
      language: 'English',
      has_espeak: 1,
      voice: 'en-us',
      version: 1,
      sample_rate: sampleRate,
      n_speakers: styledSpeakers,
      ...metadata,
    },
  };
}
const kokoro = { model_type: 'kokoro', style_dim: `${styleRows},1,${styleWidth}` };

/** Matcha's acoustic model: one frame a token, which its vocoder turns into samples. */
function matchaModel(): Graph {
  const sampleRate = 22_050;
  return {
    inputs: [
      port('x', 'int64', 'N', 'L'),
      port('x_length', 'int64', 'N'),
      port('noise_scale', 'float', 1),
      port('length_scale', 'float', 1),
    ],
    outputs: [port('mel', 'float', 1, 1, 'T')],
    ...sine({
      sampleRate,
      ids: 'x',
      ...lengthScale,
      output: 'mel',
      shape: [1, 1, -1],
    }),
    metadata: {
      model_type: 'matcha-tts',
      language: 'English',
      has_espeak: 1,
      jieba: 0,
      voice: 'en-us',
      n_speakers: 1,
      use_eos_bos: 0,
      pad_id: 0,
      sample_rate: sampleRate,
    },
  };
}

function vocoderModel(): Graph {
  return {
    inputs: [port('mel', 'float', 1, 1, 'T')],
    outputs: [port('audio', 'float', 1, 'T')],
    nodes: [{ op: 'Reshape', in: ['mel', 'shape'], out: 'audio' }],
    constants: [ints('shape', 1, -1)],
    metadata: { model_type: 'hifigan' },
  };
}

const letters = '_ -абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя';

/** Returns a model whose output for any text, or only for one with я, would need terabytes. */
export function greedyModel(only?: 'я'): Graph {
  const model = mmsModel();
  const last = tokensOf(letters).split('\n').length - 2;
  return {
    ...model,
    nodes: [
      ...model.nodes.slice(0, -1),
      // One for я, whose number is the highest, and nothing for the others.
      { op: 'ReduceMax', in: ['x'], out: 'highest', ints: { keepdims: 0 } },
      { op: 'Div', in: ['highest', 'last'], out: 'isHuge' },
      { op: 'Mul', in: ['isHuge', 'billion'], out: 'more' },
      { op: 'Add', in: ['more', 'single'], out: 'copies' },
      { op: 'Expand', in: ['table', 'copies'], out: 'giant' },
      { op: 'Reshape', in: ['giant', 'shape'], out: 'y' },
    ],
    constants: [
      ...model.constants,
      { name: 'last', type: 'int64', dims: [], values: [only ? last : 1] },
      ints('billion', 1_000_000_000, 0, 0),
      ints('single', 1, 1, 1),
    ],
  };
}

/** Every character that espeak's American English uses for phonemes. */
const phonemes =
  ' !"\'(),-.:;?^_$abcdefhijklmnopqrstuvwxyzæçðøħŋœǀɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢˈˌːˑ˞ᵻβθχ̩̃';

/** Lines of tokens.txt: the first character has id 0. */
const tokensOf = (characters: string): string =>
  [...new Set(characters)].map((one, id) => `${one} ${id}\n`).join('');

export const mongolianTokens = tokensOf(letters);
export const phonemeTokens = tokensOf(`_^$${phonemes}`);

/** `multilingual` is Kokoro from version 1.0 on, with a lexicon for each of its languages. */
export type TinyFormat =
  | 'mms'
  | 'piper'
  | 'coqui'
  | 'kokoro'
  | 'multilingual'
  | 'kitten'
  | 'matcha';

/** Puts a voice's files into a folder as its publisher would. Returns the folder. */
export function writeTinyVoice(folder: string, format: TinyFormat): string {
  mkdirSync(folder, { recursive: true });
  const put = (name: string, content: Uint8Array | string) =>
    writeFileSync(join(folder, name), content);
  put('tokens.txt', format === 'mms' ? mongolianTokens : phonemeTokens);
  if (format === 'mms') put('model.onnx', onnxFile(mmsModel()));
  if (format === 'piper') put('en_US-tiny-low.onnx', onnxFile(piperModel()));
  if (format === 'coqui')
    put('model.onnx', onnxFile(piperModel({ comment: 'coqui', use_eos_bos: 0 })));
  const styles = (rows: number) =>
    new Uint8Array(new Float32Array(styledSpeakers * rows * styleWidth).buffer);
  if (format === 'kokoro' || format === 'multilingual') {
    put('model.onnx', onnxFile(styledModel({ ...kokoro, version: format === 'kokoro' ? 1 : 2 })));
    put('voices.bin', styles(styleRows));
  }
  if (format === 'multilingual') {
    put('lexicon-us-en.txt', 'hello h ə l ˈ o ʊ\n');
    put('lexicon-zh.txt', '你 n i\n');
  }
  if (format === 'kitten') {
    const metadata = { model_type: 'kitten-tts', style_dim: `1,${styleWidth}` };
    put('model.onnx', onnxFile(styledModel(metadata)));
    put('voices.bin', styles(1));
  }
  if (format === 'matcha') {
    put('model-steps-3.onnx', onnxFile(matchaModel()));
    put('hifigan_v2.onnx', onnxFile(vocoderModel()));
  }
  return folder;
}
