import type { BrowserContext } from '@playwright/test';
import { noteQuery } from '../../../local/queries/record.ts';

interface Listening {
  readonly addTarget?: { readonly query?: { readonly structuredQuery?: unknown } };
}

interface Counted {
  readonly structuredQuery?: unknown;
  readonly aggregations?: readonly unknown[];
}

/** The body of `runQuery` or `runAggregationQuery`. */
interface Sent extends Counted {
  readonly structuredAggregationQuery?: Counted;
}

/** Notes the queries that pages send to Firestore, for checks/queries.ts. */
export function recordQueries(context: BrowserContext): void {
  const folder = process.env.DUU_QUERIES;
  if (!folder) return;
  context.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const url = request.url();
    if (url.includes('/google.firestore.v1.Firestore/Listen/channel')) {
      for (const [name, value] of new URLSearchParams(request.postData() ?? '')) {
        if (!name.endsWith('___data__')) continue;
        const { addTarget }: Listening = JSON.parse(value);
        if (addTarget?.query) noteQuery(folder, addTarget.query.structuredQuery);
      }
    } else if (/:run(Aggregation)?Query\b/.test(url)) {
      const body: Sent = JSON.parse(request.postData() ?? '{}');
      const { structuredQuery, aggregations } = body.structuredAggregationQuery ?? body;
      noteQuery(folder, structuredQuery, aggregations);
    }
  });
}
