// Which indexes a query needs (https://firebase.google.com/docs/firestore/query-data/index-overview). The emulators answer
// any query; production refuses one without its index.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../../tools/paths.ts';
import { readProjectFile } from '../project-file.ts';
import { type Order, type QueryForm, withoutImplied } from './query.ts';

const scope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const order = z.enum(['ASCENDING', 'DESCENDING']);
const mode = { order: order.optional(), arrayConfig: z.literal('CONTAINS').optional() };
const indexField = z.strictObject({ fieldPath: z.string(), ...mode });
const composite = z.strictObject({
  collectionGroup: z.string(),
  queryScope: scope,
  fields: z.array(indexField),
});
const override = z.strictObject({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  ttl: z.boolean().optional(),
  indexes: z.array(z.strictObject({ queryScope: scope, ...mode })),
});
const indexFile = z.strictObject({
  indexes: z.array(composite),
  fieldOverrides: z.array(override),
});

export type Indexes = z.infer<typeof indexFile>;
type IndexField = z.infer<typeof indexField>;

export function readIndexes(): Indexes {
  const file = path.join(root, readProjectFile().firestore.indexes);
  return indexFile.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const id = '__name__';
const equalities = new Set(['==', 'in']);
const arrays = new Set(['array-contains', 'array-contains-any']);

interface Need {
  /** Compared fields, in any order; true: as an array. */
  readonly equal: ReadonlyMap<string, boolean>;
  /** Fields in the order in which the index must have them, after the compared ones. */
  readonly sorted: readonly Order[];
}

/** Returns what the index must have, with the orders that Firestore adds by itself. */
function needOf({ filters, orders, sums }: QueryForm): Need {
  const equal = new Map<string, boolean>();
  const ranges: string[] = [];
  for (const [name, operator] of filters) {
    if (arrays.has(operator)) equal.set(name, true);
    else if (equalities.has(operator)) equal.set(name, equal.get(name) ?? false);
    else ranges.push(name);
  }
  // A document's name is in every index.
  equal.delete(id);
  const sorted: Order[] = orders.filter(([name]) => equal.get(name) !== false);
  const has = (name: string) => sorted.some(([known]) => known === name);
  const direction = sorted.at(-1)?.[1] ?? 'asc';
  for (const name of [...new Set(ranges)].sort()) if (!has(name)) sorted.push([name, direction]);
  const added = sums.filter((name) => !has(name) && !equal.has(name));
  return {
    equal,
    sorted: [...withoutImplied(sorted), ...added.map((name): Order => [name, 'asc'])],
  };
}

const directionOf = (field: IndexField) => (field.order === 'DESCENDING' ? 'desc' : 'asc');

/** Returns the fields of a composite index without the name that Firestore adds at its end. */
function fieldsOf(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  const before = fields.at(-2);
  const isImplied =
    last?.fieldPath === id && directionOf(last) === (before ? directionOf(before) : 'asc');
  return isImplied ? fields.slice(0, -1) : fields;
}

/** Returns the compared fields that an index covers; null if it does not fit the query. */
function covered(fields: readonly IndexField[], { equal, sorted }: Need): string[] | null {
  const first = fields.length - sorted.length;
  if (first < 0) return null;
  const fitsOrder = sorted.every(([name, direction], at) => {
    const field = fields[first + at];
    return field?.fieldPath === name && field.order && directionOf(field) === direction;
  });
  const head = fields.slice(0, first);
  const fitsHead = head.every(
    ({ fieldPath, arrayConfig }) => equal.get(fieldPath) === (arrayConfig !== undefined),
  );
  return fitsOrder && fitsHead ? head.map(({ fieldPath }) => fieldPath) : null;
}

/** The indexes of one field that exist without being listed, unless an override replaces them. */
const automatic: Indexes['fieldOverrides'][number]['indexes'] = [
  { queryScope: 'COLLECTION', order: 'ASCENDING' },
  { queryScope: 'COLLECTION', order: 'DESCENDING' },
  { queryScope: 'COLLECTION', arrayConfig: 'CONTAINS' },
];

function singleFields(query: QueryForm, name: string, { fieldOverrides }: Indexes): IndexField[] {
  const wanted = query.group ? 'COLLECTION_GROUP' : 'COLLECTION';
  // The fields of a map follow its override.
  const found = fieldOverrides
    .filter((one) => one.collectionGroup === query.collection)
    .filter(({ fieldPath }) => name === fieldPath || name.startsWith(`${fieldPath}.`))
    .sort((a, b) => b.fieldPath.length - a.fieldPath.length)[0];
  return (found?.indexes ?? automatic)
    .filter(({ queryScope }) => queryScope === wanted)
    .map(({ queryScope: _, ...rest }) => ({ fieldPath: name, ...rest }));
}

/** Returns the indexes that together answer the query, best first; null if they can't. */
export function servingIndexes(
  query: QueryForm,
  indexes: Indexes,
): readonly (readonly IndexField[])[] | null {
  const need = needOf(query);
  const { equal, sorted } = need;
  if (equal.size === 0 && sorted.length === 0) return [];
  const wanted = query.group ? 'COLLECTION_GROUP' : 'COLLECTION';
  const names = [...equal.keys(), ...sorted.map(([name]) => name)];
  const candidates = [
    ...indexes.indexes
      .filter((one) => one.collectionGroup === query.collection && one.queryScope === wanted)
      .map(({ fields }) => fieldsOf(fields)),
    ...names.flatMap((name) => singleFields(query, name, indexes).map((one) => [one])),
  ];
  const fitting = candidates
    .map((fields) => ({ fields, covers: covered(fields, need) }))
    .filter(({ covers }) => covers !== null)
    .sort((a, b) => (b.covers?.length ?? 0) - (a.covers?.length ?? 0));
  if (equal.size === 0) return fitting[0] ? [fitting[0].fields] : null;
  const left = new Set(equal.keys());
  const used = fitting.filter(({ covers }) => covers?.some((name) => left.delete(name)));
  return left.size === 0 ? used.map(({ fields }) => fields) : null;
}

/** Returns whether Firestore can answer the query, from one index or from several that it merges. */
export const isServed = (query: QueryForm, indexes: Indexes) =>
  servingIndexes(query, indexes) !== null;

/** Returns the composite index that serves the query by itself, as firestore.indexes.json would list it. */
export function perfectIndex(query: QueryForm): string {
  const { equal, sorted } = needOf(query);
  const fields = [
    ...[...equal].map(([name, isArray]) => (isArray ? `${name} contains` : name)),
    ...sorted.map(([name, direction]) => `${name} ${direction}`),
  ];
  return `${query.group ? 'all ' : ''}${query.collection}: ${fields.join(', ')}`;
}

/** Names the listed indexes without which every query would still be answered. */
export function unneededIndexes(queries: readonly QueryForm[], indexes: Indexes): string[] {
  const served = queries.filter((query) => isServed(query, indexes));
  const isUnneeded = (without: Indexes) => served.every((query) => isServed(query, without));
  const composites = indexes.indexes.flatMap((one, at) => {
    const without = { ...indexes, indexes: indexes.indexes.toSpliced(at, 1) };
    const names = one.fields.map((each) => `${each.fieldPath} ${each.order ?? each.arrayConfig}`);
    const name = `${one.collectionGroup} (${one.queryScope}): ${names.join(', ')}`;
    return isUnneeded(without) ? [name] : [];
  });
  const single = indexes.fieldOverrides.flatMap((one, at) =>
    one.indexes.flatMap((listed, which) => {
      const rest = { ...one, indexes: one.indexes.toSpliced(which, 1) };
      const without = { ...indexes, fieldOverrides: indexes.fieldOverrides.with(at, rest) };
      const { queryScope, order: direction, arrayConfig } = listed;
      const name = `${one.collectionGroup} (${queryScope}): ${one.fieldPath} ${direction ?? arrayConfig}`;
      return isUnneeded(without) ? [name] : [];
    }),
  );
  return [...composites, ...single];
}
