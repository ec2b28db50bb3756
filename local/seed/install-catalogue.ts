// Adds the plans and speakers of a new installation. Existing ones stay unchanged, since admins edit them.
import { planIds } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import { initialPlans } from '@duu/contract/initial-plans';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import type { Documents } from '../../functions/src/repositories/documents.ts';
import { describeVoice, sampleFile } from './speaker-texts.ts';

export function initialSpeakers(): (Speaker & { id: string })[] {
  return espeakVoices.map((voice, at) => ({
    id: voice.id,
    name: voice.name,
    description: describeVoice(voice),
    language: voice.language,
    gender: voice.gender,
    engine: 'espeak',
    voice: voice.voice,
    gainDb: voice.gainDb,
    fallbacks: [],
    sample: sampleFile(voice.id),
    order: at + 1,
    published: true,
    // They are one synthesizer in other pitches and timbres, which no plan sells as more.
    premium: false,
  }));
}

export async function installCatalogue(documents: Documents): Promise<void> {
  const plans = planIds.map(async (id) => {
    const ref = documents.plan(id);
    if (!(await ref.get()).exists) await ref.set(initialPlans[id]);
  });
  const speakers = initialSpeakers().map(async ({ id, ...speaker }) => {
    const ref = documents.speaker(id);
    if (!(await ref.get()).exists) await ref.set(speaker);
  });
  await Promise.all([...plans, ...speakers]);
}
