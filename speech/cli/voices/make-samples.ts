import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { introduction } from '@duu/contract/introduction';
import type { Engine } from '../../src/engines/engine.ts';
import { speak } from '../../src/speak.ts';
import type { InstalledVoice } from '../../src/voices/natural-voice.ts';
import { readersOf } from '../../src/voices/readers.ts';

/** Puts a sample of each reader of a voice into its folder. @throws VoiceError if one can't be spoken */
export async function makeSamples(
  found: InstalledVoice,
  engine: Engine,
  say: (line: string) => void,
): Promise<void> {
  const readers = readersOf(found);
  for (const [at, { name, language, gainDb, voice, sample }] of readers.entries()) {
    if (readers.length > 1) say(`Making the sample of ${name.en}: ${at + 1} of ${readers.length}`);
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
    await writeFile(join(found.folder, sample), Buffer.concat(parts));
  }
}
