import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { expect, test } from 'vitest';
import { filterSpeakers, type SpeakerFilter } from './filter-speakers.ts';

const speaker = (id: string, order: number, more: Partial<Speaker> = {}): WithId<Speaker> => ({
  id,
  name: { mn: id === 'saraa' ? 'Сараа' : id, en: id },
  description: { mn: 'Дулаан хоолой', en: 'A warm voice' },
  language: 'mn',
  gender: 'female',
  engine: 'espeak',
  voice: 'ky',
  gainDb: 0,
  fallbacks: [],
  sample: null,
  order,
  published: true,
  premium: false,
  ...more,
});
const all = [
  speaker('bat', 2, { gender: 'male' }),
  speaker('saraa', 1),
  speaker('emma', 3, { language: 'en' }),
];
const everything: SpeakerFilter = {
  query: '',
  language: 'all',
  gender: 'all',
  favoritesOnly: false,
};

test.each([
  [{}, [], 'saraa bat emma'],
  [{}, ['emma'], 'emma saraa bat'],
  [{ language: 'mn' as const }, [], 'saraa bat'],
  [{ gender: 'male' as const }, [], 'bat'],
  [{ query: 'САР' }, [], 'saraa'],
  [{ query: 'war voi' }, [], 'saraa bat emma'],
  [{ query: 'oice' }, [], ''],
  [{ favoritesOnly: true }, ['bat'], 'bat'],
])('%j with favourites %j', (filter, favorites, wanted) => {
  const found = filterSpeakers(all, { ...everything, ...filter }, favorites);
  expect(found.map((one) => one.id).join(' ')).toBe(wanted);
});
