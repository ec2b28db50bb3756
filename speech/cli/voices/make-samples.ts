import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { introduction } from '@duu/contract/introduction';
import { cachedEngine } from '../../src/engines/cached-engine.ts';
import type { Engine, EngineRequest } from '../../src/engines/engine.ts';
import { speak } from '../../src/speak.ts';
import type { InstalledVoice, Voice } from '../../src/voices/natural-voice.ts';
import { type Reader, readersOf } from '../../src/voices/readers.ts';
import { gainOf } from './try-voice.ts';

/** For the sentences of one sample. */
const memoryBytes = 8 * 1024 ** 2;

/**
 * Puts a sample of each reader of a voice into its folder. Returns the voice with the gain of each, as speakers of one model
 * differ by 2 dB and more. @throws VoiceError if one can't be spoken
 */
export async function makeSamples(
  found: InstalledVoice,
  engine: Engine,
  say: (line: string) => void,
): Promise<Voice> {
  const { voice } = found;
  const readers = readersOf(found);
  // Each is spoken twice, the second time with its gain.
  const cached = cachedEngine(engine, { memoryBytes });
  const gains: number[] = [];
  for (const [at, reader] of readers.entries()) {
    if (readers.length > 1)
      say(`Making the sample of ${reader.name.en}: ${at + 1} of ${readers.length}`);
    const gainDb = voice.styles ? await gainOfReader(reader, cached) : reader.gainDb;
    gains.push(gainDb);
    await writeFile(join(found.folder, reader.sample), await introduce(reader, gainDb, cached));
  }
  if (!voice.styles) return voice;
  const styles = voice.styles.map((style, at) => ({ ...style, gainDb: gains[at] ?? style.gainDb }));
  return { ...voice, styles };
}

async function introduce({ language, name, voice }: Reader, gainDb: number, engine: Engine) {
  const parts: Uint8Array[] = [];
  const request = {
    segments: [introduction({ language, name })],
    language,
    speaker: { engine: 'onnx', voice, name: name[language], gainDb },
    background: null,
    backgroundVolume: 'medium',
    speed: 1,
    pitch: 'normal',
  } as const;
  for await (const event of speak(request, { engines: { onnx: engine } }))
    if (event.type === 'audio') parts.push(event.bytes.slice());
  return Buffer.concat(parts);
}

async function gainOfReader(reader: Reader, engine: Engine): Promise<number> {
  const heard: Int16Array[] = [];
  async function* overheard(request: EngineRequest) {
    for await (const sound of engine.speak(request)) {
      heard.push(sound.samples.slice());
      yield sound;
    }
  }
  await introduce(reader, 0, { ...engine, speak: overheard });
  return gainOf(heard, engine.sampleRate);
}
