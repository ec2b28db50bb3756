// Makes the samples of the landing page: one file per speaker of the embedded engine in public/samples, and the times of
// its words in src/features/landing/samples.*.data.ts. Run it after the voices or the texts change:
//   node web/build/make-samples.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { type EspeakVoice, espeakVoices } from '@duu/speech/engines/espeak-voices';
import { speak } from '@duu/speech/speak';
import type { SpeechResult } from '@duu/speech/speak-types';

const web = path.resolve(import.meta.dirname, '..');
/** Bars of the landing page's waveform. */
const bars = 56;

function textOf(voice: EspeakVoice): string {
  return voice.language === 'mn'
    ? `Сайн байна уу? Намайг ${voice.name.mn} гэдэг. 2026 оны 11-р сарын 20-нд 15 хүн ирж, 9,900₮ төлсөн гэж бичвэл би ингэж уншина.`
    : `Hello! My name is ${voice.name.en}. On November 20, 2026, at 9:30 AM, 15 people paid $2.99 each. Write it, and I will read it like this.`;
}

async function make(voice: EspeakVoice): Promise<{ bytes: Uint8Array; result: SpeechResult }> {
  const parts: Uint8Array[] = [];
  const engines = { espeak: createEspeak() };
  const speaker = {
    engine: 'espeak' as const,
    voice: voice.voice,
    name: voice.name[voice.language],
    gainDb: voice.gainDb,
  };
  const request = {
    segments: [textOf(voice)],
    language: voice.language,
    speaker,
    background: null,
    backgroundVolume: 'medium' as const,
    speed: 1,
    pitch: 'normal' as const,
    title: `${voice.name.en} · Duu`,
  };
  for await (const event of speak(request, { engines })) {
    if (event.type === 'audio') parts.push(event.bytes.slice());
    if (event.type === 'done') return { bytes: Buffer.concat(parts), result: event.result };
  }
  throw new Error(`${voice.id}: the speech ended without a result`);
}

/** Averages the peaks to the number of bars that the page draws, to two digits. */
function barsOf(peaks: readonly number[]): number[] {
  const means = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const stretch = peaks.slice(from, Math.max(from + 1, ((bar + 1) * peaks.length) / bars));
    return stretch.reduce((sum, peak) => sum + peak ** 2, 0) / stretch.length;
  });
  const most = Math.max(...means, 0.01);
  return means.map((mean) => Math.round((mean / most) * 100) / 100);
}

const folder = path.join(web, 'public/samples');
mkdirSync(folder, { recursive: true });
const samples = [];
for (const voice of espeakVoices) {
  const { bytes, result } = await make(voice);
  writeFileSync(path.join(folder, `${voice.id}.mp3`), bytes);
  samples.push({
    id: voice.id,
    name: voice.name,
    language: voice.language,
    text: textOf(voice),
    durationMs: result.durationMs,
    words: result.words.map((word) => [word.start, word.end, word.startMs, word.endMs]),
    bars: barsOf(result.peaks),
  });
  process.stdout.write(`${voice.id}: ${result.durationMs} ms, ${bytes.length} bytes\n`);
}
for (const [name, language] of [
  ['samplesEn', 'en'],
  ['samplesMn', 'mn'],
]) {
  const some = samples.filter((sample) => sample.language === language);
  writeFileSync(
    path.join(web, `src/features/landing/samples.${language}.data.ts`),
    `// Made by build/make-samples.ts; do not edit by hand.
import type { Sample } from './sample.ts';

export const ${name}: readonly Sample[] = ${JSON.stringify(some)};
`,
  );
}
process.exit(0);
