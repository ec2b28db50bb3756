import { describe, expect, test } from 'vitest';
import { type Indexes, isServed, readIndexes, unneededIndexes } from './indexes.ts';
import { listedQueries, queriesText } from './list.ts';
import { queryForm, readWritten, written } from './query.ts';

describe('indexes', () => {
  const indexes = readIndexes();
  const queries = listedQueries().map(readWritten);

  test('every listed query has an index', () => {
    expect(queries.filter((query) => !isServed(query, indexes)).map(written)).toEqual([]);
  });

  test('a query needs every index', () => {
    expect(unneededIndexes(queries, indexes)).toEqual([]);
  });

  test('the list of queries has the form that `npm run queries -- --write` writes', () => {
    const listed = listedQueries();
    expect(listed.length).toBeGreaterThan(40);
    expect(listed).toEqual([...new Set(listed)].sort());
    expect(listed.map((line) => written(readWritten(line)))).toEqual(listed);
    expect(queriesText(listed)).toContain(listed.at(-1));
  });
});

const field = (name: string, order: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  fieldPath: name,
  order,
});
const indexesOf = (
  fields: Indexes['indexes'][number]['fields'][],
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP' = 'COLLECTION',
): Indexes => ({
  indexes: fields.map((each) => ({ collectionGroup: 'c', queryScope, fields: each })),
  fieldOverrides: [],
});
const none = indexesOf([]);
const served = (line: string, indexes: Indexes) => isServed(readWritten(line), indexes);

describe('Firestore’s rules for indexes', () => {
  test.each([
    'c: a ==',
    'c: a ==, b ==',
    'c: a ==, b in',
    'c: a >, a <=, order a asc',
    'c: order a desc',
    'c: order a desc, order __name__ desc',
    'c: __name__ in',
    'c: a array-contains',
    'c: a ==, order a desc',
    'c: a ==, order __name__ asc',
  ])('%s needs no listed index', (line) => {
    expect(served(line, none)).toBe(true);
  });

  test.each([
    ['c: a ==, order b asc', [[field('a'), field('b')]]],
    ['c: a ==, b >', [[field('a'), field('b')]]],
    ['c: a ==, order b desc, order __name__ desc', [[field('a'), field('b', 'DESCENDING')]]],
    ['c: a >, b !=, order a asc', [[field('a'), field('b')]]],
    ['c: a ==, b >=, sum n', [[field('a'), field('b'), field('n')]]],
  ] as const)('%s needs its own index', (line, fields) => {
    expect(served(line, none)).toBe(false);
    expect(served(line, indexesOf(fields.map((each) => [...each])))).toBe(true);
  });

  test('the direction and the scope of an index matter', () => {
    const up = [field('a'), field('b')];
    expect(served('c: a ==, order b desc', indexesOf([up]))).toBe(false);
    expect(served('all c: a ==, order b asc', indexesOf([up]))).toBe(false);
    expect(served('all c: a ==, order b asc', indexesOf([up], 'COLLECTION_GROUP'))).toBe(true);
    expect(served('c: a ==, order b asc, order __name__ desc', indexesOf([up]))).toBe(false);
  });

  test('indexes with the same order are merged', () => {
    const both = indexesOf([
      [field('a'), field('z')],
      [field('b'), field('z')],
    ]);
    expect(served('c: a ==, b ==, order z asc', both)).toBe(true);
    expect(served('c: a ==, x ==, order z asc', both)).toBe(false);
  });

  test('an override replaces the automatic indexes of a field and of what is below it', () => {
    const overridden = {
      ...none,
      fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }],
    };
    expect(served('c: a ==', overridden)).toBe(false);
    expect(served('c: a.b ==', overridden)).toBe(false);
    const group = { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' } as const;
    const inGroup = {
      ...none,
      fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes: [group] }],
    };
    expect(served('all c: a ==', none)).toBe(false);
    expect(served('all c: a ==', inGroup)).toBe(true);
  });

  test('an index is unneeded if every query is answered without it', () => {
    const two = indexesOf([
      [field('a'), field('z')],
      [field('b'), field('z')],
    ]);
    expect(unneededIndexes([readWritten('c: a ==, order z asc')], two)).toEqual([
      'c (COLLECTION): b ASCENDING, z ASCENDING',
    ]);
  });
});

test('reads what the SDKs send', () => {
  const name = { fieldPath: 'speaker.id' };
  const sent = {
    from: [{ collectionId: 'audios', allDescendants: true }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          { fieldFilter: { field: name, op: 'EQUAL', value: { stringValue: 'x' } } },
          { unaryFilter: { field: { fieldPath: 'recurring' }, op: 'IS_NOT_NULL' } },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: '`createdAt`' }, direction: 'DESCENDING' }],
  };
  const form = queryForm(sent, [{ sum: { field: { fieldPath: 'n' } } }]);
  expect(form && written(form)).toBe(
    'all audios: recurring !=, speaker.id ==, order createdAt desc, sum n',
  );
  expect(queryForm({ from: [{ allDescendants: true }] })).toBeNull();
});
