// A sample of every speaker, spoken by the real pipeline, in the bucket.

import { createEspeak, type EspeakEngine } from '@duu/speech/engines/espeak/espeak';
import { type EspeakVoice, espeakVoices } from '@duu/speech/engines/espeak-voices';
import { speak } from '@duu/speech/speak';
import type { Bucket } from '@google-cloud/storage';
import { sampleFile, speakerTexts } from './speaker-texts.ts';

async function sampleOf(voice: EspeakVoice, espeak: EspeakEngine): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const events = speak(
    {
      segments: [speakerTexts(voice).sample],
      language: voice.language,
      speaker: {
        engine: 'espeak',
        voice: voice.voice,
        name: voice.name[voice.language],
        gainDb: voice.gainDb,
      },
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
      title: voice.name[voice.language],
    },
    { engines: { espeak } },
  );
  for await (const event of events) if (event.type === 'audio') parts.push(event.bytes);
  return Buffer.concat(parts);
}

export async function installSamples(bucket: Bucket): Promise<void> {
  const espeak = createEspeak();
  try {
    for (const voice of espeakVoices)
      await bucket.file(sampleFile(voice.id)).save(await sampleOf(voice, espeak), {
        resumable: false,
        contentType: 'audio/mpeg',
        metadata: { cacheControl: 'public, max-age=86400' },
      });
  } finally {
    await espeak.close();
  }
}
