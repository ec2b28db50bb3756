import { expect, test } from 'vitest';
import { draftOf, draftOfNew, speakerOf } from './speaker-draft.ts';

const t = (id: string) => id;
const whole = {
  ...draftOfNew(13),
  nameMn: ' Цэцэг ',
  nameEn: 'Tsetseg',
  descriptionMn: 'Зөөлөн.',
  descriptionEn: 'Soft.',
  voice: ' mn+f5 ',
};

test('a form becomes a speaker, and a speaker the same form', () => {
  const read = speakerOf({ ...whole, gainDb: '−2,5' }, t);
  if (!('speaker' in read)) throw new Error(JSON.stringify(read));
  expect(read.speaker).toMatchObject({
    name: { mn: 'Цэцэг', en: 'Tsetseg' },
    voice: 'mn+f5',
    gainDb: -2.5,
    order: 13,
  });
  const stored = { ...read.speaker, sample: null, published: false };
  expect(speakerOf(draftOf(stored), t)).toEqual({ speaker: read.speaker });
});

test('an empty form is wrong at every field that has to be filled in', () => {
  expect(speakerOf({ ...draftOfNew(1), order: '', gainDb: '' }, t)).toEqual({
    faults: {
      nameMn: 'speakers.wrong.text',
      nameEn: 'speakers.wrong.text',
      descriptionMn: 'speakers.wrong.text',
      descriptionEn: 'speakers.wrong.text',
      voice: 'speakers.wrong.voice',
      order: 'speakers.wrong.order',
      gainDb: 'speakers.wrong.gainDb',
    },
  });
});

test.each([
  [{ gainDb: '41' }, 'gainDb'],
  [{ gainDb: 'loud' }, 'gainDb'],
  [{ order: '1.5' }, 'order'],
  [{ order: '1000' }, 'order'],
  [{ nameMn: 'Н'.repeat(121) }, 'nameMn'],
  [{ descriptionEn: 'x'.repeat(301) }, 'descriptionEn'],
])('%j is told at its field', (change, field) => {
  const read = speakerOf({ ...whole, ...change }, t);
  expect('faults' in read && Object.keys(read.faults)).toEqual([field]);
});
