// Compares the embedded engine's variants (all without MBROLA; `klatt…` use its second synthesizer) by what can be
// measured: pitch, melody, rate, spectral balance, loudness. Speakers of the product are marked.
//   node bench/speech/variants.ts [mn|en]
// Reads four sentences with each variant. Prints one line per variant; has no goals.
import type { Language } from '@duu/contract/language';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { khalkhaToEspeak } from '@duu/speech/g2p/espeak-phonemes';
import { measureLoudness } from '@duu/speech/sound/loudness';
import { ourEspeak } from '@duu/speech/testing/our-espeak';
import { pitchTrack, quantile } from '@duu/speech/testing/pitch-track';
import { heading, row } from '../report.ts';

const sampleRate = 22_050;
const language: Language = process.argv[2] === 'en' ? 'en' : 'mn';
const texts = {
  mn: [
    'Өнөөдөр Улаанбаатарт цэлмэг, салхигүй сайхан өдөр байна.',
    'Маргааш бороо орох магадлалтай тул шүхрээ авч яваарай!',
    'Та хэзээ ирэх вэ? Хамт явах уу?',
    'Монгол орны эдийн засагт мал аж ахуй чухал байр суурь эзэлдэг.',
  ],
  en: [
    'The weather in the city is clear and calm today, and everyone is walking in the park.',
    'Would you like me to read the next chapter aloud?',
    'Prices rose by five percent in the third quarter, the bank said on Monday.',
    'She opened the window, listened for a while, and then closed it again!',
  ],
}[language];
const base = { mn: 'mn', en: 'en-us' }[language];
const wordsPerMinute = { mn: 175, en: 160 }[language];

const variants = (
  'f1 f2 f3 f4 f5 m1 m2 m3 m4 m5 m6 m7 m8 klatt klatt2 klatt3 klatt4 klatt5 klatt6 Alex Alicia Andrea Andy Annie Denis ' +
  'Diogo Gene Henrique Hugo Jacky Lee Marco Mario Michael Mike Nguyen Reed Storm adam anika antonio aunty belinda ' +
  'benjamin boris caleb david ed edward grandma grandpa gustave ian iven john linda marcelo max michel miguel norbert ' +
  'pablo paul pedro quincy rob robert sandro shelby steph travis victor zac'
).split(' ');

/** Mean power per band of 43 Hz, over frames of 23 ms that are not silent. */
function spectrum(sound: Float32Array): Float64Array {
  const size = 512;
  const power = new Float64Array(size / 2);
  const cosines = Float64Array.from({ length: size }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  );
  const frame = new Float64Array(size);
  for (let start = 0; start + size <= sound.length; start += 4 * size) {
    let energy = 0;
    for (let at = 0; at < size; at++) {
      const sample = sound[start + at] ?? 0;
      energy += sample * sample;
      // Hann's window: a tone leaks into its neighbours only.
      frame[at] = sample * (0.5 - 0.5 * (cosines[at] ?? 0));
    }
    if (energy < 0.3) continue;
    for (let bin = 1; bin < size / 2; bin++) {
      let real = 0;
      let imaginary = 0;
      for (let at = 0; at < size; at++) {
        const sample = frame[at] ?? 0;
        real += sample * (cosines[(bin * at) % size] ?? 0);
        imaginary += sample * (cosines[(bin * at + (3 * size) / 4) % size] ?? 0);
      }
      power[bin] = (power[bin] ?? 0) + real * real + imaginary * imaginary;
    }
  }
  return power;
}

function bandDb(power: Float64Array, from: number, to: number): number {
  const sum = (low: number, high: number) =>
    power
      .subarray(Math.round((low * 512) / sampleRate), Math.round((high * 512) / sampleRate))
      .reduce((total, one) => total + one, 0);
  return 10 * Math.log10(sum(from, to) / sum(0, 1000));
}

const engine = await ourEspeak();

interface Sound {
  readonly samples: Float32Array;
  readonly phonemes: number;
  readonly clipped: number;
}

function speak(voice: string): Sound | undefined {
  if (engine.set_voice(voice) !== 0) return undefined;
  engine.set_rate(wordsPerMinute);
  engine.set_pitch(50);
  engine.set_range(50);
  const pieces: Int16Array[] = [];
  let phonemes = 0;
  for (const text of texts) {
    engine.synthesize(language === 'mn' ? khalkhaToEspeak(text).text : text, (pcm, events) => {
      pieces.push(pcm);
      phonemes += events.filter(({ type, id }) => type === 'phoneme' && id !== '').length;
      return false;
    });
  }
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  let clipped = 0;
  for (const piece of pieces) {
    for (const sample of piece) {
      if (Math.abs(sample) >= 32_767) clipped++;
      samples[at++] = sample / 32_768;
    }
  }
  return { samples, phonemes, clipped };
}

heading(`Variants of the embedded engine, ${language}`);
row('', 'pitch Hz', 'range st', 'sounds/s', '1-4 kHz dB', '4-8 kHz dB', 'LUFS', 'clipped');
for (const variant of variants) {
  const sound = speak(`${base}+${variant}`);
  if (!sound) throw new Error(`eSpeak has no variant ${variant}`);
  const hertz = pitchTrack(sound.samples, 40).map((one) => one.hertz);
  const power = spectrum(sound.samples);
  const isOurs = espeakVoices.some((one) => one.voice.endsWith(`+${variant}`));
  row(
    `${isOurs ? '* ' : '  '}${variant}`,
    quantile(hertz, 0.5).toFixed(0),
    (12 * Math.log2(quantile(hertz, 0.95) / quantile(hertz, 0.05))).toFixed(1),
    (sound.phonemes / (sound.samples.length / sampleRate)).toFixed(1),
    bandDb(power, 1000, 4000).toFixed(1),
    bandDb(power, 4000, 8000).toFixed(1),
    measureLoudness([sound.samples], sampleRate).toFixed(1),
    String(sound.clipped),
  );
}
process.exit(0);
