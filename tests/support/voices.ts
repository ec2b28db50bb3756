import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addVoice } from '../../speech/cli/voices/add-voice.ts';
import { writeDividedPiper } from '../../speech/src/testing/divided-piper.ts';
import { type TinyFormat, writeTinyVoice } from '../../speech/src/testing/tiny-voices.ts';

/** Returns the suite's folder of natural voices. */
function folder(): string {
  const found = process.env.DUU_VOICES;
  if (!found) throw new Error('DUU_VOICES is missing: run this beside a suite.');
  return found;
}

/** Adds a tiny voice to the suite, as `npm run voices -- add` does. */
export async function addTinyVoice(
  id: string,
  format: TinyFormat,
  terms: { licence: string; commercial: boolean | null },
  name = { mn: 'Туяа', en: 'Tuya' },
): Promise<void> {
  const source = writeTinyVoice(join(tmpdir(), `duu-${id}-${process.pid}`), format);
  const language = format === 'mms' ? 'mn' : 'en';
  const facts = { ...terms, name, language, gender: 'female', source: 'a test' } as const;
  try {
    await addVoice(source, { voices: folder(), id, facts });
  } finally {
    rmSync(source, { recursive: true });
  }
}

/** Adds a tiny voice that a browser can run. The suite itself can't speak with it. */
export function addDeviceVoice(
  id: string,
  facts: Parameters<typeof writeDividedPiper>[1] = {},
): void {
  writeDividedPiper(join(folder(), id), facts);
}

export function removeTinyVoice(id: string): void {
  rmSync(join(folder(), id), { recursive: true, force: true });
}
