import { normalizedSegment } from '@duu/contract/token';
import { expect, test } from 'vitest';
import english from './en/figures.json' with { type: 'json' };
import mongolian from './mn/figures.json' with { type: 'json' };
import { kindAndMarks, type Row } from './row-forms.ts';

const isKind = (kind: string): boolean =>
  normalizedSegment.shape.tokens.element.shape.kind.safeParse(kind).success;

test.each([
  ['en', english.tables],
  ['mn', mongolian.tables],
])('%s: the kind of each row is one of a token', (_, tables) => {
  const rows = Object.values<readonly Row[]>(tables).flat();
  expect(rows.map((row) => kindAndMarks(row)[0]).filter((kind) => !isKind(kind))).toEqual([]);
  expect(isKind('octal')).toBe(false);
});
