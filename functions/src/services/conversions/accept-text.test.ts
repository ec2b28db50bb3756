import { expect, test } from 'vitest';
import { acceptText } from './accept-text.ts';

test.each([
  [[], 'segment_empty'],
  [['', ' \n\t'], 'segment_empty'],
  [['\ud800x'], 'segment_invalid'],
  [['a\u0000b'], 'segment_invalid'],
  [['?!', '…'], 'segment_invalid'],
])('%j ends with %s', (segments, key) => {
  expect(() => acceptText(segments)).toThrow(expect.objectContaining({ key }));
});

test('text is composed, line breaks are unified, blank paragraphs are dropped', () => {
  expect(acceptText(['И\u0306мэрхүү\r\nмөр', '  ', '—', '2026'])).toEqual([
    'Ймэрхүү\nмөр',
    '—',
    '2026',
  ]);
});
