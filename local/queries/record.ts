// Loaded into the functions of a suite whose queries are recorded (DUU_QUERIES names the folder): notes the form of every
// query, and which lines of the sources built queries.
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../tools/paths.ts';
import { type QueryForm, queryForm, written } from './query.ts';

/** Parts of @google-cloud/firestore that it does not export. */
interface QueryClass {
  prototype: Record<string, (...args: unknown[]) => unknown>;
}

const seen = new Set<string>();

/** Appends a line once for each process. */
function note(folder: string, line: string): void {
  if (seen.has(line)) return;
  seen.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** Notes a query with a filter or an order; others need no index. */
export function noteForm(folder: string, form: QueryForm): void {
  if (form.filters.length + form.orders.length + form.sums.length > 0)
    note(folder, `query ${written(form)}`);
}

/** Notes a query in the form of Firestore's API. */
export function noteQuery(folder: string, sent: unknown, aggregations?: readonly unknown[]): void {
  const form = queryForm(sent, aggregations);
  if (form) noteForm(folder, form);
}

const maps = new Map<string, SourceMap>();

function originOf(file: string, line: number, column: number): string | undefined {
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  maps.set(file, map);
  const found = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  const source = found.originalSource.replace(/^(\.\.\/)+/, '');
  return `${source}:${found.originalLine + 1}`;
}

const frames = new Set<string>();

/** Notes the line of the bundle's sources that called a query's method. */
function noteCaller(folder: string): void {
  const stack = new Error().stack?.split('\n') ?? [];
  const frame = stack.find((line) => line.includes('/functions/lib/'));
  if (frame === undefined || frames.has(frame)) return;
  frames.add(frame);
  const [, url = '', line, column] = /(file:\/\/[^)]+|\/[^):]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const origin = originOf(file, Number(line), Number(column));
  if (origin) note(folder, `line ${origin}`);
}

/** Records the queries of the Firestore client that the functions use. */
export function recordQueries(folder: string): void {
  const load = createRequire(path.join(root, 'functions/package.json'));
  // Its parts import each other and load only in this order.
  load('@google-cloud/firestore');
  const client = path.dirname(load.resolve('@google-cloud/firestore'));
  const { Query }: { Query: QueryClass } = load(path.join(client, 'reference/query.js'));
  const { AggregateQuery }: { AggregateQuery: QueryClass } = load(
    path.join(client, 'reference/aggregate-query.js'),
  );
  let inAggregation = false;

  wrap(Query, 'toProto', (answer) => {
    const { structuredQuery } = answer as { structuredQuery: unknown };
    if (!inAggregation) noteQuery(folder, structuredQuery);
  });
  const { toProto } = AggregateQuery.prototype;
  AggregateQuery.prototype.toProto = function (...args) {
    inAggregation = true;
    const answer = toProto?.apply(this, args);
    inAggregation = false;
    const { structuredAggregationQuery: sent } = answer as {
      structuredAggregationQuery: { structuredQuery: unknown; aggregations: unknown[] };
    };
    noteQuery(folder, sent.structuredQuery, sent.aggregations);
    return answer;
  };
  for (const method of ['where', 'orderBy']) wrap(Query, method, () => noteCaller(folder));
}

function wrap({ prototype }: QueryClass, method: string, then: (answer: unknown) => void): void {
  const original = prototype[method];
  if (!original) throw new Error(`@google-cloud/firestore has no ${method} any more.`);
  prototype[method] = function (...args) {
    const answer = original.apply(this, args);
    then(answer);
    return answer;
  };
}
