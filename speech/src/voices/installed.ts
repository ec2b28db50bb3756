import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type InstalledVoice, voice, voiceId } from './natural-voice.ts';

export const manifestName = 'voice.json';

/** Returns where voices are on this machine: `DUU_VOICES`, else `.local/voices` of the project. */
export function voicesFolder(): string {
  return (
    process.env.DUU_VOICES || fileURLToPath(new URL('../../../.local/voices', import.meta.url))
  );
}

/** Returns a voice of the folder, or undefined if it is missing or its `voice.json` is damaged. */
export function installedVoice(folder: string, id: string): InstalledVoice | undefined {
  const path = join(folder, id, manifestName);
  if (!voiceId.safeParse(id).success || !existsSync(path)) return undefined;
  try {
    return {
      id,
      folder: join(folder, id),
      voice: voice.parse(JSON.parse(readFileSync(path, 'utf8'))),
    };
  } catch {
    return undefined;
  }
}

/** Lists the voices of the folder by id. */
export function installedVoices(folder: string): InstalledVoice[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((id) => installedVoice(folder, id) ?? []);
}
