// docs/queries.md: every query of the product with the index it needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/paths.ts';
import { readIndexes, servingIndexes } from './indexes.ts';
import { readWritten } from './query.ts';

export const queriesFile = path.join(root, 'docs/queries.md');

const head = `# Queries and their indexes

Every query with a filter or an order that the functions and the web app send to Firestore. The emulators answer any query;
production refuses one without its index. The tests record what is sent, and the last step of \`npm test\` compares it with
this list and with \`firestore.indexes.json\`: a missing index fails, an index that no query needs fails, and so does a line
of the functions that builds a query which no test sends. \`npm run queries -- --write\` after a whole run updates this file.

\`all\` is a collection group. The second column has the index that answers the query, or those that Firestore merges: each
begins with compared fields, and all have the same order. "single fields" are the indexes of one field each, which Firestore
makes by itself or \`fieldOverrides\` list.

| query | index |
| --- | --- |
`;

const row = /^\| `([^`]+)` \|/;

export function queriesText(queries: readonly string[]): string {
  const indexes = readIndexes();
  const nameOf = (fields: readonly { fieldPath: string; order?: string | undefined }[]) =>
    `\`${fields.map((one) => one.fieldPath + (one.order === 'DESCENDING' ? ' desc' : '')).join(', ')}\``;
  const rows = queries.map((query) => {
    const used = servingIndexes(readWritten(query), indexes);
    const listed = used?.filter((fields) => fields.length > 1).map(nameOf);
    return `| \`${query}\` | ${listed ? listed.join(' + ') || 'single fields' : 'missing'} |`;
  });
  return `${head}${rows.join('\n')}\n`;
}

export function listedQueries(): string[] {
  return readFileSync(queriesFile, 'utf8')
    .split('\n')
    .flatMap((line) => row.exec(line)?.[1] ?? []);
}
