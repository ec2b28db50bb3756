import { snapshotOf } from '@duu/contract/documents/plan';
import type { Speaker } from '@duu/contract/documents/speaker';
import { initialPlans } from '@duu/contract/initial-plans';
import { expect, test } from 'vitest';
import { ensureMarkedVoices, markedVoices } from './marked-voices.ts';

const speaker = (name: string, also: Partial<Speaker> = {}): Speaker => ({
  name: { mn: name, en: name },
  description: { mn: '', en: '' },
  language: 'mn',
  gender: 'female',
  engine: 'espeak',
  voice: name,
  gainDb: 0,
  fallbacks: [],
  sample: null,
  order: 0,
  published: true,
  premium: false,
  ...also,
});

/** A store of these speakers, which can be asked for those with a value in a field. */
function depsWith(speakers: Readonly<Record<string, Speaker>>) {
  const where = (field: keyof Speaker, _: '==', value: unknown) => ({
    get: async () => ({
      docs: Object.entries(speakers)
        .filter(([, one]) => one[field] === value)
        .map(([id, one]) => ({ id, data: () => one })),
    }),
  });
  return { documents: { speakers: () => ({ where }) } } as never;
}

test('a speaker that is hidden, or of another language or engine, can’t be named in a text', async () => {
  const deps = depsWith({
    nomin: speaker('Номин'),
    hidden: speaker('Далд', { published: false }),
    emily: speaker('Emily', { language: 'en' }),
    other: speaker('Өөр', { engine: 'google' }),
  });
  const plan = snapshotOf('0', initialPlans['0']);
  for (const [name, key] of [
    ['Номин', null],
    ['Далд', 'mark_voice_unknown'],
    ['hidden', 'mark_voice_unknown'],
    ['Emily', 'mark_voice_unknown'],
    ['Өөр', 'mark_voice_unknown'],
  ] as const) {
    const segments = ['Нэг.', `[уншигч ${name}] Хоёр.`];
    const voices = await markedVoices(deps, segments, { language: 'mn', engine: 'espeak' });
    const ensure = () => ensureMarkedVoices(segments, voices, plan);
    if (key === null) ensure();
    else expect(ensure, name).toThrow(expect.objectContaining({ key, limit: 2 }));
  }
});
