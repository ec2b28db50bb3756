import { expect, test } from 'vitest';
import { namedTexts, unusedTexts } from './unused-texts.ts';

test('a text is used where its id is named, or may be put together', () => {
  const kind = '$' + '{kind}';
  const source = `t('a.one'); t(\`b.${kind}.title\`); const id = "a.two"; say(\`${kind} y\`);`;
  const ids = ['a.one', 'a.two', 'a.three', 'b.x.title', 'b.x.text', 'a.on'];
  expect(unusedTexts(ids, source)).toEqual(['a.three', 'b.x.text', 'a.on']);
});

test('a text is named where its whole id is written', () => {
  const kind = '$' + '{kind}';
  const source = `t('a.one'); t(\`b.${kind}.title\`);`;
  expect(namedTexts(['a.one', 'a.on', 'b.x.title'], source)).toEqual(['a.one']);
});
