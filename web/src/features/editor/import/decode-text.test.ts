import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Өнөөдөр дүүдээ 3 ном өгөв. Hello!';

function wide(value: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = mark ? `\ufeff${value}` : value;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < units.length; i++) view.setUint16(i * 2, units.charCodeAt(i), littleEndian);
  return bytes;
}

/** Cyrillic capital А is 0xC0 in Windows-1251; ө and ү take the places of Ukrainian є and ї. */
function cp1251(value: string): Uint8Array {
  const special: Record<string, number> = { ө: 0xba, Ө: 0xaa, ү: 0xbf, Ү: 0xaf };
  return Uint8Array.from([...value], (letter) => {
    const code = letter.charCodeAt(0);
    if (special[letter] !== undefined) return special[letter];
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
  });
}

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16 LE', wide(text, true, true)],
  ['UTF-16 BE', wide(text, false, true)],
  ['UTF-16 LE without a mark', wide(text, true, false)],
  ['UTF-16 BE without a mark', wide(text, false, false)],
  ['Windows-1251', cp1251(text)],
])('%s', (_, bytes) => expect(decodeText(bytes)).toBe(text));

test('an empty text costs nothing', () => expect(decodeText(new Uint8Array())).toBe(''));

test('Latin letters with accents are of Windows-1252', () => {
  const latin = 'The naïve café in Zürich – “too dear”';
  const bytes = Uint8Array.from([...latin], (letter) => {
    const place = '–“”'.indexOf(letter);
    return place < 0 ? letter.charCodeAt(0) : ([0x96, 0x93, 0x94][place] ?? 0);
  });
  expect(decodeText(bytes)).toBe(latin);
});
