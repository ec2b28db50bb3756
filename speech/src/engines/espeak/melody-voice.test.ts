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

it('has a melody for the items of a list, in Mongolian only', () => {
  expect(melodyVoice('mn+m3', 'алим,', 'list')).toBe('mn-other+m3');
  expect(melodyVoice('mn', 'алим,', 'list')).toBe('mn-other');
  expect(melodyVoice('mn+m3', 'алим', 'open')).toBe('mn+m3');
  expect(melodyVoice('en-us+m3', 'apples,', 'list')).toBe('en-us+m3');
});
