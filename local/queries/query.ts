// The form of a Firestore query without its values, which decides the index it needs.
import { z } from 'zod';

type Direction = 'asc' | 'desc';
export type Order = readonly [field: string, direction: Direction];
type Filter = readonly [field: string, operator: string];

export interface QueryForm {
  readonly collection: string;
  /** All collections of that name. */
  readonly group: boolean;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  /** Fields that the query adds up. */
  readonly sums: readonly string[];
}

const field = z.looseObject({ fieldPath: z.string() });
const filter = z.looseObject({
  compositeFilter: z
    .looseObject({ op: z.string(), filters: z.array(z.unknown()) })
    .optional()
    .nullable(),
  fieldFilter: z.looseObject({ field, op: z.string() }).optional().nullable(),
  unaryFilter: z.looseObject({ field, op: z.string() }).optional().nullable(),
});
const structuredQuery = z.looseObject({
  from: z.array(
    z.looseObject({
      collectionId: z.string().optional().nullable(),
      allDescendants: z.boolean().optional().nullable(),
    }),
  ),
  where: filter.optional().nullable(),
  orderBy: z
    .array(z.looseObject({ field, direction: z.string().optional() }))
    .optional()
    .nullable(),
});
const aggregation = z.looseObject({
  sum: z.looseObject({ field }).optional().nullable(),
  avg: z.looseObject({ field }).optional().nullable(),
});

const operators: Record<string, string> = {
  EQUAL: '==',
  IS_NULL: '==',
  IS_NAN: '==',
  IN: 'in',
  ARRAY_CONTAINS: 'array-contains',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
  NOT_IN: 'not-in',
};

const plain = (path: string) => path.replaceAll('`', '');

function filtersOf(value: unknown): Filter[] {
  const { compositeFilter, fieldFilter, unaryFilter } = filter.parse(value);
  if (compositeFilter) {
    if (compositeFilter.op !== 'AND')
      throw new Error(
        `A filter with ${compositeFilter.op}: local/queries does not know its index.`,
      );
    return compositeFilter.filters.flatMap(filtersOf);
  }
  const one = fieldFilter ?? unaryFilter;
  const operator = operators[one?.op ?? ''];
  if (!one || !operator) throw new Error(`An unknown filter: ${JSON.stringify(value)}`);
  return [[plain(one.field.fieldPath), operator]];
}

/**
 * Reads what an SDK sends: a StructuredQuery of Firestore's API, with the aggregations of its request. Null for a query of
 * all collections below a document, which deletes it.
 */
export function queryForm(sent: unknown, aggregations: readonly unknown[] = []): QueryForm | null {
  const { from, where, orderBy } = structuredQuery.parse(sent);
  const [source] = from;
  if (!source || from.length > 1) throw new Error('A query without one collection.');
  if (!source.collectionId) return null;
  return {
    collection: source.collectionId,
    group: source.allDescendants ?? false,
    filters: where ? filtersOf(where) : [],
    orders: (orderBy ?? []).map((order) => [
      plain(order.field.fieldPath),
      order.direction === 'DESCENDING' ? 'desc' : 'asc',
    ]),
    sums: aggregations.flatMap((value) => {
      const { sum, avg } = aggregation.parse(value);
      const summed = (sum ?? avg)?.field.fieldPath;
      return summed === undefined ? [] : [plain(summed)];
    }),
  };
}

/** The orders without the document's name at their end, which Firestore adds by itself; some SDKs send it. */
export function withoutImplied(orders: readonly Order[]): readonly Order[] {
  const last = orders.at(-1);
  const isImplied = last?.[0] === '__name__' && last[1] === (orders.at(-2)?.[1] ?? 'asc');
  return isImplied ? orders.slice(0, -1) : orders;
}

/**
 * Returns a line such as `all audios: state ==, updatedAt <=, order updatedAt asc`. Equal for queries with the same
 * index.
 */
export function written(query: QueryForm): string {
  const filters = [...new Set(query.filters.map(([name, operator]) => `${name} ${operator}`))];
  const parts = [
    ...filters.sort(),
    ...withoutImplied(query.orders).map(([name, direction]) => `order ${name} ${direction}`),
    ...[...new Set(query.sums)].sort().map((name) => `sum ${name}`),
  ];
  return `${query.group ? 'all ' : ''}${query.collection}: ${parts.join(', ')}`;
}

/** Returns the query that `written` wrote. */
export function readWritten(line: string): QueryForm {
  const [, group, collection = '', rest = ''] = /^(all )?(\w+): (.*)$/.exec(line) ?? [];
  if (!collection) throw new Error(`"${line}" is not a query.`);
  const parts = rest === '' ? [] : rest.split(', ').map((part) => part.split(' '));
  return {
    collection,
    group: group !== undefined,
    filters: parts.flatMap(([a = '', b = '']) =>
      a === 'order' || a === 'sum' ? [] : [[a, b] as const],
    ),
    orders: parts.flatMap(([a, b = '', c]) =>
      a === 'order' ? [[b, c === 'desc' ? 'desc' : 'asc'] as const] : [],
    ),
    sums: parts.flatMap(([a, b = '']) => (a === 'sum' ? [b] : [])),
  };
}
