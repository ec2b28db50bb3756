// Reads documents once by Firestore's REST API: without the SDK, under the same rules.
import { firebaseAuth } from '../auth/auth.ts';
import { firebaseConfig } from '../config.ts';
import { emulators } from '../emulators.ts';
import { appCheckToken } from '../firebase-app.ts';
import { type DocsQuery, maxIdsPerQuery, type RawDoc } from './docs-query.ts';

type Value = Readonly<Record<string, unknown>>;
type Filter = NonNullable<DocsQuery['where']>[number];
interface StoredDoc {
  readonly name: string;
  readonly fields?: Readonly<Record<string, Value>>;
}

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
} as const;

/** How long an answer may take, in ms: a page without one waits for the SDK instead. */
const timeoutMs = 10_000;

const documents = () => `projects/${firebaseConfig().projectId}/databases/(default)/documents`;

async function ask<T>(under: string, method: string, body: object): Promise<T> {
  const local = emulators();
  const host = local
    ? `http://${local.host}:${local.firestorePort}`
    : 'https://firestore.googleapis.com';
  const [token, proof] = await Promise.all([
    firebaseAuth().currentUser?.getIdToken(),
    appCheckToken(),
  ]);
  const answer = await fetch(`${host}/v1/${documents()}${under}:${method}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      ...(proof && { 'X-Firebase-AppCheck': proof }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}.`);
  return answer.json();
}

function encoded(value: unknown): Value {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  throw new Error(`A query can't compare with ${value}.`);
}

/** Times stay strings, which the contract's schemas parse too. */
function decoded(value: Value): unknown {
  const [[kind, data] = []] = Object.entries(value);
  if (kind === 'nullValue') return null;
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(data);
  if (kind === 'booleanValue' || kind === 'stringValue' || kind === 'timestampValue') return data;
  if (kind === 'arrayValue') {
    const { values = [] } = data as { values?: readonly Value[] };
    return values.map(decoded);
  }
  if (kind === 'mapValue') return fieldsOf(data as Pick<StoredDoc, 'fields'>);
  throw new Error(`A document has a ${kind}.`);
}

function fieldsOf({ fields = {} }: Pick<StoredDoc, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]));
}

function rawDoc(doc: StoredDoc): RawDoc {
  return { id: doc.name.split('/').at(-1) ?? '', data: fieldsOf(doc) };
}

/** Splits a collection's path into its parent, with a slash before it, and its id. */
function placeOf(path: string): readonly [under: string, collectionId: string] {
  const end = path.lastIndexOf('/');
  return [end < 0 ? '' : `/${path.slice(0, end)}`, path.slice(end + 1)];
}

function filterOf(path: string, [fieldPath, op, value]: Filter) {
  const field = { fieldPath };
  if (value === null && (op === '==' || op === '!='))
    return { unaryFilter: { field, op: op === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
  if (!(op in operators)) throw new Error(`A query can't compare by ${op}.`);
  const reference = (id: unknown) => ({ referenceValue: `${documents()}/${path}/${id}` });
  const isId = fieldPath === '__name__' && Array.isArray(value);
  return {
    fieldFilter: {
      field,
      op: operators[op as keyof typeof operators],
      value: isId ? { arrayValue: { values: value.map(reference) } } : encoded(value),
    },
  };
}

function structured({ path, where = [], orderBy = [] }: DocsQuery, limit?: number) {
  const filters = where.map((one) => filterOf(path, one));
  return {
    from: [{ collectionId: placeOf(path)[1] }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(limit !== undefined && { limit }),
  };
}

/** Reads one document; null if it is missing. */
export async function fetchDoc(path: string): Promise<RawDoc | null> {
  const body = { documents: [`${documents()}/${path}`] };
  const [answer] = await ask<readonly { found?: StoredDoc }[]>('', 'batchGet', body);
  return answer?.found ? rawDoc(answer.found) : null;
}

export async function fetchDocs(of: DocsQuery, limit: number): Promise<RawDoc[]> {
  const [under] = placeOf(of.path);
  const body = { structuredQuery: structured(of, limit) };
  const answers = await ask<readonly { document?: StoredDoc }[]>(under, 'runQuery', body);
  return answers.flatMap(({ document }) => (document ? [rawDoc(document)] : []));
}

/** Counts the documents of a query, for one read per thousand. */
export async function fetchCount(of: DocsQuery): Promise<number> {
  const [under] = placeOf(of.path);
  const body = {
    structuredAggregationQuery: {
      structuredQuery: structured(of),
      aggregations: [{ alias: 'count', count: {} }],
    },
  };
  type Answer = { readonly result?: { readonly aggregateFields: { readonly count: Value } } };
  const [answer] = await ask<readonly Answer[]>(under, 'runAggregationQuery', body);
  if (!answer?.result) throw new Error('Firestore has not counted.');
  return Number(decoded(answer.result.aggregateFields.count));
}

/** Returns the ids that exist. */
export async function fetchExistingIds(path: string, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += maxIdsPerQuery) {
    const some = ids.slice(at, at + maxIdsPerQuery);
    const docs = await fetchDocs({ path, where: [['__name__', 'in', some]] }, maxIdsPerQuery);
    for (const { id } of docs) found.add(id);
  }
  return found;
}
