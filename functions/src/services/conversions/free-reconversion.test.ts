import type { AudioSettings } from '@duu/contract/documents/audio';
import { describe, expect, test } from 'vitest';
import { ensureFree, ensureStillFree } from './free-reconversion.ts';

const settings: AudioSettings = {
  background: 'limbe',
  backgroundVolume: 'low',
  speed: 1,
  pitch: 'normal',
};
const audio = {
  speaker: {
    id: 's',
    name: { mn: 'Сараа', en: 'Saraa' },
    language: 'mn' as const,
    gender: 'female' as const,
  },
  settings,
  fallback: null,
};
const before = ['Нэгдүгээр догол мөр.', 'Хоёрдугаар догол мөр.'];
const same = { speakerId: 's', segments: before, settings };
const near = ['Нэгдүгээр догол мөр!', 'Хоёрдугаар догол мөр.'];

test.each([
  ['another speaker', { ...same, speakerId: 't' }, 'speaker_not_same'],
  ['fewer segments', { ...same, segments: [before.join(' ')] }, 'segment_not_same'],
  ['another order', { ...same, segments: [...before].reverse() }, 'segment_not_same'],
  ['another text', { ...same, segments: ['Өөр юм', 'бас нэг'] }, 'text_diff_too_high'],
  ['nothing new', same, 'background_same'],
  ['another speed alone', { ...same, settings: { ...settings, speed: 2 } }, 'background_same'],
] as const)('%s is not free', (_, asked, key) => {
  expect(() => ensureFree(audio, before, asked)).toThrow(expect.objectContaining({ key }));
});

test.each([
  ['other music', { ...same, settings: { ...settings, background: null } }],
  ['another volume', { ...same, settings: { ...settings, backgroundVolume: 'high' } }],
  ['a near text', { ...same, segments: near }],
] as const)('%s is free', (_, asked) => {
  expect(() => ensureFree(audio, before, asked)).not.toThrow();
});

test('an unchanged text is free if a fallback voice read it, but no other speaker or text', () => {
  const replaced = { ...audio, fallback: { engine: 'espeak' as const, voice: 'mn+f2' } };
  expect(() => ensureFree(replaced, before, same)).not.toThrow();
  const refused = [
    [{ ...same, speakerId: 't' }, 'speaker_not_same'],
    [{ ...same, segments: ['Өөр юм', 'бас нэг'] }, 'text_diff_too_high'],
  ] as const;
  for (const [asked, key] of refused)
    expect(() => ensureFree(replaced, before, asked)).toThrow(expect.objectContaining({ key }));
});

test('without music the volume changes nothing', () => {
  const quiet = { ...audio, settings: { ...settings, background: null } };
  const asked = { ...same, settings: { ...settings, background: null, backgroundVolume: 'high' } };
  expect(() =>
    ensureFree(quiet, before, {
      ...asked,
      settings: { ...quiet.settings, backgroundVolume: 'high' },
    }),
  ).toThrow(expect.objectContaining({ key: 'background_same' }));
});

describe('a free conversion keeps', () => {
  const paid = { characters: 45, freeConversionsLeft: 1 };
  const plan = { charactersPerConversion: 100 };
  const letters = 'а'.repeat(38);
  const text = [`${letters} б`];
  const spoken = [`${letters} вгдежз`];
  const tokens = [
    { start: 0, end: 39, kind: 'word' as const, spoken: letters, certain: true },
    { start: 39, end: 40, kind: 'dictionary' as const, spoken: 'вгдежз', certain: true },
  ];
  const before = { segments: text, normalized: [{ spoken: spoken[0] ?? '', tokens }] };
  interface Change {
    characters?: number;
    left?: number;
    limit?: number;
    spoken?: string[];
  }
  const keeps = (change: Change) => () =>
    ensureStillFree(
      { ...paid, freeConversionsLeft: change.left ?? 1 },
      before,
      { segments: text, characters: change.characters ?? 45, spoken: change.spoken ?? spoken },
      { charactersPerConversion: change.limit ?? plan.charactersPerConversion },
    );

  test.each([
    ['the plan’s length', { limit: 44 }, 'max_characters_per_conversion_exceeded'],
    ['what respellings add', { characters: 50 }, 'text_diff_too_high'],
    ['what respellings say', { spoken: [`${letters} ийклмн`] }, 'text_diff_too_high'],
    ['the attempts', { left: 0 }, 'max_resynthesize_exceeded'],
  ])('respellings keep a reconversion free only up to %s', (_, change, key) => {
    expect(keeps(change)).toThrow(expect.objectContaining({ key }));
  });

  test('respellings keep a reconversion free within these limits', () => {
    expect(keeps({ characters: 49 })).not.toThrow();
    expect(keeps({ characters: 40 })).not.toThrow();
    expect(keeps({ spoken: [`${letters} вгдежн`] })).not.toThrow();
  });
});
