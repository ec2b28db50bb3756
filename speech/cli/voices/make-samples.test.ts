import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EngineRequest } from '../../src/engines/engine.ts';
import { tinyVoiceFacts } from '../../src/testing/tiny-voices.ts';
import { createTone } from '../../src/testing/tone-engine.ts';
import type { Voice } from '../../src/voices/natural-voice.ts';
import { makeSamples } from './make-samples.ts';

test('each speaker of a model gets the gain that brings it to the loudness of the others, and a sample', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duu-samples-'));
  const style = {
    name: tinyVoiceFacts.name,
    gender: 'male',
    language: 'en',
    british: false,
  } as const;
  const voice: Voice = {
    ...{
      ...tinyVoiceFacts,
      gainDb: 3,
      format: 'kokoro' as const,
      language: 'en',
      characters: false,
    },
    ...{ sampleRate: 24_000, speakers: 2, files: { model: 'model.onnx' } },
    styles: [
      { ...style, id: 'loud' },
      { ...style, id: 'quiet' },
    ],
  };
  const tone = createTone({ id: 'onnx' });
  async function* speak(request: EngineRequest) {
    const share = request.voice === 'tone/1' ? 0.5 : 1;
    for await (const { samples, words } of tone.speak(request))
      yield { samples: samples.map((sample) => share * sample), words };
  }
  const found = { id: 'tone', folder, voice };
  const { gainDb, styles = [] } = await makeSamples(found, { ...tone, speak }, () => undefined);
  expect(gainDb).toBe(3);
  const [loud = 99, quiet = 99] = styles.map((one) => one.gainDb);
  expect(quiet - loud).toBeCloseTo(6, 1);
  expect(readdirSync(folder).sort()).toEqual(['sample-0.mp3', 'sample-1.mp3']);
  // Nothing is spoken twice by the model.
  const spoken = tone.requests.map((one) => `${one.voice}: ${one.text}`);
  expect(new Set(spoken).size).toBe(spoken.length);
  rmSync(folder, { recursive: true });
});
