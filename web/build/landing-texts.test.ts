import { normalize } from '@duu/speech/normalize/normalize';
import { expect, test } from 'vitest';
import { previewTexts } from '../src/features/landing/editor-preview-texts.ts';
import { examples } from '../src/features/landing/example-texts.ts';

test('the landing page’s examples are read as it says', () => {
  for (const { language, written, spoken } of examples)
    expect(normalize(written, { language }).spoken).toBe(spoken);
});

test.each(['mn', 'en'] as const)(
  'the editor on the %s landing page marks what it says',
  (language) => {
    const parts = previewTexts[language];
    const text = parts.map(({ written }) => written).join('');
    const { spoken } = normalize(text, { language });
    expect(parts.map((part) => part.spoken ?? part.written).join('')).toBe(spoken);
  },
);
