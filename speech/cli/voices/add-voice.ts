import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '../../src/voices/installed.ts';
import type { InstalledVoice, Voice } from '../../src/voices/natural-voice.ts';
import { makeSamples } from './make-samples.ts';
import { prepareVoice } from './prepare-voice.ts';
import { addRuntime } from './runtime.ts';
import { type Trial, withTrial } from './try-voice.ts';
import { VoiceRefusal } from './voice-refusal.ts';

/** What the files don't say. */
export type VoiceFacts = Pick<
  Voice,
  'language' | 'name' | 'gender' | 'licence' | 'commercial' | 'source' | 'tunedFrom'
>;

interface AddOptions {
  readonly voices: string;
  readonly id: string;
  readonly facts: VoiceFacts;
  /** Receives lines about what takes long. */
  readonly say?: (line: string) => void;
}

/**
 * Makes a voice of a folder with a publisher's files: copies them, completes them, speaks with them, and installs them
 * only if that worked. @throws VoiceRefusal, VoiceError
 */
export async function addVoice(
  source: string,
  { voices, id, facts, say = () => undefined }: AddOptions,
): Promise<{ added: InstalledVoice; trial: Trial }> {
  const target = join(voices, id);
  const making = join(voices, `.${id}.${process.pid}`);
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  try {
    const prepared = await prepareVoice(source, making, (folder) =>
      addRuntime(folder, join(voices, '.download-runtime'), say),
    );
    const bytes = await sizeOfFolder(making);
    const voice: Voice = { ...facts, ...prepared, gainDb: 0, bytes };
    const found = { id, folder: making, voice };
    const [added, trial] = await withTrial(found, async (trial, engine) => {
      if (trial.seconds === 0)
        throw new VoiceRefusal(
          `The voice says nothing in this language: is it one for --lang ${facts.language}?`,
        );
      const known = { ...voice, gainDb: trial.gainDb };
      return [await makeSamples({ ...found, voice: known }, engine, say), trial] as const;
    });
    await writeFile(join(making, manifestName), `${JSON.stringify(added, null, 2)}\n`);
    await rename(making, target);
    return { added: { id, folder: target, voice: added }, trial };
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
