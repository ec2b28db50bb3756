import { expect, test } from 'vitest';
import { draftOf, draftOfNew, movedUp, newVoice, speakerOf } from './speaker-draft.ts';

const t = (id: string) => id;
const whole = {
  ...draftOfNew(13),
  nameMn: ' Цэцэг ',
  nameEn: 'Tsetseg',
  descriptionMn: 'Зөөлөн.',
  descriptionEn: 'Soft.',
  voices: [{ id: 0, engine: 'espeak', voice: ' mn+f5 ', gainDb: '0', usd: '' }],
} as const;
const azure = {
  id: 1,
  engine: 'azure',
  voice: 'mn-MN-YesuiNeural',
  gainDb: '1',
  usd: '0,016',
} as const;
const [espeak] = whole.voices;

test('a form becomes a speaker, and a speaker the same form', () => {
  const read = speakerOf({ ...whole, voices: [{ ...espeak, gainDb: '−2,5' }, azure] }, t);
  if (!('speaker' in read)) throw new Error(JSON.stringify(read));
  expect(read.speaker).toMatchObject({
    name: { mn: 'Цэцэг', en: 'Tsetseg' },
    voice: 'mn+f5',
    gainDb: -2.5,
    fallbacks: [{ engine: 'azure', voice: 'mn-MN-YesuiNeural', gainDb: 1 }],
    costs: [
      { engine: 'espeak', voice: 'mn+f5', usd: null },
      { engine: 'azure', voice: 'mn-MN-YesuiNeural', usd: 0.016 },
    ],
    order: 13,
  });
  const costs = [{ engine: 'azure', voice: 'mn-MN-YesuiNeural', usd: 0.016 }] as const;
  expect(speakerOf(draftOf(read.speaker, costs), t)).toEqual({ speaker: read.speaker });
});

test('an empty form is wrong at every field that has to be filled in', () => {
  expect(
    speakerOf({ ...draftOfNew(1), order: '', voices: [{ ...espeak, voice: '', gainDb: '' }] }, t),
  ).toEqual({
    faults: {
      nameMn: 'speakers.wrong.text',
      nameEn: 'speakers.wrong.text',
      descriptionMn: 'speakers.wrong.text',
      descriptionEn: 'speakers.wrong.text',
      order: 'speakers.wrong.order',
      voices: { 0: { voice: 'speakers.wrong.voice', gainDb: 'speakers.wrong.gainDb' } },
    },
  });
});

test.each([
  [{ order: '1.5' }, 'order'],
  [{ order: '1000' }, 'order'],
  [{ nameMn: 'Н'.repeat(121) }, 'nameMn'],
  [{ descriptionEn: 'x'.repeat(301) }, 'descriptionEn'],
])('%j is told at its field', (change, field) => {
  const read = speakerOf({ ...whole, ...change }, t);
  expect('faults' in read && Object.keys(read.faults)).toEqual([field]);
});

test.each([
  [0, { gainDb: '41' }, 'gainDb'],
  [1, { gainDb: 'loud' }, 'gainDb'],
  [1, { voice: ' ' }, 'voice'],
  [0, { usd: '101' }, 'usd'],
  [1, { usd: 'free' }, 'usd'],
  [1, { usd: '-1' }, 'usd'],
])('in voice %i, %j is told at its field', (at, change, field) => {
  const voices = [espeak, azure].map((one, place) => (place === at ? { ...one, ...change } : one));
  const read = speakerOf({ ...whole, voices }, t);
  const faults = 'faults' in read ? read.faults : {};
  expect(faults).toEqual({ voices: { [at]: { [field]: `speakers.wrong.${field}` } } });
});

test('reports a repeated voice at its second occurrence', () => {
  const voices = [espeak, azure, { ...espeak, id: 2, voice: 'mn+f5' }];
  expect(speakerOf({ ...whole, voices }, t)).toEqual({
    faults: { voices: { 2: { voice: 'errors.voice_repeated' } } },
  });
});

test('a fallback voice moves up, up to the first place', () => {
  const third = { ...azure, id: 2, voice: 'mn-MN-BataaNeural' };
  const moved = movedUp([espeak, azure, third], 2);
  expect(moved.map(({ id }) => id)).toEqual([0, 2, 1]);
  expect(movedUp(moved, 1).map(({ id }) => id)).toEqual([2, 0, 1]);
  expect(newVoice(moved).id).toBe(3);
});
