import { expect, it } from 'vitest';
import { melodyVoice } from './melody-voice.ts';

const other = (text: string): boolean => melodyVoice('mn+f2', text, undefined) === 'mn-other+f2';

it.each([
  ['Та хэзээ ирэх вэ?', true],
  ['Энэ юу вэ?', true],
  ['Хэнд өгсөн юм бэ?', true],
  ['Юу?', true],
  ['Яагаад ирсэнгүй?', true],
  ['«Хаанаас ирэв?»', true],
  ['Та ирэх үү?', false],
  ['Хэн нэгэн ирсэн үү?', false],
  ['Чи сурагч юу?', false],
  ['Яамнаас шийдвэр гарсан уу?', false],
  ['Тийм үү?', false],
  ['Хэзээ ч ирэхгүй.', false],
  ['Юу болсныг хэн ч мэдэхгүй,', false],
])('%s asks more than yes or no: %s', (text, expected) => {
  expect(other(text)).toBe(expected);
});

it.each([
  ['Where is she?', true],
  ['And what did you see there?', true],
  ['“Why not?”', true],
  ['What’s your name?', true],
  ['So, at which station do we change?', true],
  ['To whom did they write?', true],
  ['Is she here?', false],
  ['Do you know where she is?', false],
  ['You did what?', false],
  ['However late it is?', false],
  ['In the house?', false],
  ['What a day!', false],
  ['When it rains,', false],
])('in English %s asks more than yes or no: %s', (text, expected) => {
  expect(melodyVoice('en-us+f2', text, undefined)).toBe(expected ? 'en-us-asking+f2' : 'en-us+f2');
  expect(melodyVoice('en-gb-x-rp', text, undefined)).toBe(
    expected ? 'en-gb-x-rp-asking' : 'en-gb-x-rp',
  );
});

it('leaves a voice without melodies of ours', () => {
  expect(melodyVoice('en+f2', 'Where is she?', undefined)).toBe('en+f2');
});

it('has a melody for the items of a list, in Mongolian only', () => {
  expect(melodyVoice('mn+m3', 'алим,', 'list')).toBe('mn-other+m3');
  expect(melodyVoice('mn', 'алим,', 'list')).toBe('mn-other');
  expect(melodyVoice('mn+m3', 'алим', 'open')).toBe('mn+m3');
  expect(melodyVoice('en-us+m3', 'apples,', 'list')).toBe('en-us+m3');
});
