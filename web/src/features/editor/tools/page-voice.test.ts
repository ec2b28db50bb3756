import type { Speaker } from '@duu/contract/documents/speaker';
import type { VoiceChoice } from '@duu/contract/documents/user';
import type { WithId } from '@duu/contract/id';
import { expect, test } from 'vitest';
import { initialVoice, type VoiceField } from '../drafts/draft.ts';
import { newTextVoice, noChoices, pageVoice, type VoiceRules } from './page-voice.ts';

const speaker = (id: string, language: 'mn' | 'en', premium = false): WithId<Speaker> => ({
  id,
  name: { mn: id, en: id },
  description: { mn: '', en: '' },
  language,
  gender: 'female',
  engine: 'espeak',
  voice: 'ky',
  gainDb: 0,
  fallbacks: [],
  sample: null,
  order: 1,
  published: true,
  premium,
});
const speakers = [
  speaker('nomin', 'mn'),
  speaker('bat', 'mn'),
  speaker('tuya', 'mn', true),
  speaker('emily', 'en'),
];
const rules: VoiceRules = {
  ...noChoices,
  plan: { premiumVoices: false, backgroundSound: true },
  locale: 'mn',
};
const choice = (speakerId: string, more: Partial<VoiceChoice> = {}): VoiceChoice => ({
  speakerId,
  speed: 1.25,
  pitch: 'low',
  background: 'rain',
  backgroundVolume: 'high',
  ...more,
});
const nothing = { voice: initialVoice, chosen: new Set<VoiceField>() };
const last = { ...rules, lastVoices: { mn: choice('bat'), en: choice('emily', { speed: 0.8 }) } };

test('a new text starts with the last voice of its language, with all its settings', () => {
  expect(pageVoice(speakers, nothing, [], last)).toEqual({ ...choice('bat'), language: 'mn' });
  expect(pageVoice(speakers, nothing, ['Good morning to all of you.'], last)).toEqual({
    ...choice('emily', { speed: 0.8 }),
    language: 'en',
  });
});

test('a default voice comes before the last one', () => {
  const defaults = { ...last, defaultVoices: { mn: choice('nomin', { speed: 2 }), en: null } };
  expect(newTextVoice(speakers, 'mn', defaults)).toMatchObject({ speakerId: 'nomin', speed: 2 });
  expect(newTextVoice(speakers, 'en', defaults)).toMatchObject({ speakerId: 'emily', speed: 0.8 });
});

test.each([
  ['removed', 'gone'],
  ['premium, which the plan has not', 'tuya'],
  ['of another language now', 'emily'],
])('a remembered speaker that is %s is replaced, and its settings stay', (_, speakerId) => {
  const voices = {
    ...rules,
    favoriteSpeakers: ['bat'],
    lastVoices: { mn: choice(speakerId), en: null },
  };
  expect(pageVoice(speakers, nothing, [], voices)).toEqual({ ...choice('bat'), language: 'mn' });
});

test('what the plan does not include is left out', () => {
  const plan = { premiumVoices: true, backgroundSound: false };
  const voices = { ...rules, plan, lastVoices: { mn: choice('tuya'), en: null } };
  expect(pageVoice(speakers, nothing, [], voices)).toMatchObject({
    speakerId: 'tuya',
    background: null,
    speed: 1.25,
  });
});

test('what the user chose for this text stays, whatever its language becomes', () => {
  const own = {
    voice: { ...initialVoice, speed: 1.5 },
    chosen: new Set<VoiceField>(['speed']),
  };
  expect(pageVoice(speakers, own, ['Good morning to all of you.'], last)).toMatchObject({
    speakerId: 'emily',
    speed: 1.5,
    pitch: 'low',
  });
});

test('a speaker that the user chose brings the settings of its language', () => {
  const own = {
    voice: { ...initialVoice, speakerId: 'emily' },
    chosen: new Set<VoiceField>(['speakerId']),
  };
  expect(pageVoice(speakers, own, [], last)).toMatchObject({ language: 'en', speed: 0.8 });
});
