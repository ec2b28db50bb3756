// The last step of `npm test`: compares the queries that the tests sent with docs/queries.md and firestore.indexes.json.
// `npm run queries -- --write` after a whole run updates the list.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isServed, perfectIndex, readIndexes, unneededIndexes } from '../local/queries/indexes.ts';
import { listedQueries, queriesFile, queriesText } from '../local/queries/list.ts';
import { readWritten, written } from '../local/queries/query.ts';
import { CommandError, runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { queriesDir } from './runner/steps.ts';

function recorded(): string[] {
  const files = existsSync(queriesDir) ? readdirSync(queriesDir) : [];
  const lines = files.flatMap((file) =>
    readFileSync(path.join(queriesDir, file), 'utf8').split('\n'),
  );
  return [...new Set(lines)].sort();
}

/** Lines of the functions that build queries. */
function buildingLines(): string[] {
  const files = globSync('functions/src/**/*.ts', { cwd: root });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          /\.(where|orderBy)\(/.test(line) ? [`${file.replace(/^functions\//, '')}:${at + 1}`] : [],
        ),
    );
}

await runCommand(async () => {
  const found = recorded();
  const of = (kind: string) =>
    found.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  const queries = [...new Set(of('query').map((line) => written(readWritten(line))))].sort();
  if (queries.length === 0) throw new CommandError('No query was recorded: run `npm test` first.');
  const built = new Set(of('line'));
  const untested = buildingLines().filter((line) => !built.has(line));
  if (process.argv.includes('--write')) writeFileSync(queriesFile, queriesText(queries));
  const listed = listedQueries();
  const forms = queries.map(readWritten);
  const indexes = readIndexes();
  const faults = [
    ...untested.map((line) => `functions/${line} builds a query that no test sends`),
    ...queries
      .filter((query) => !listed.includes(query))
      .map((query) => `not in docs/queries.md: ${query}`),
    ...listed
      .filter((query) => !queries.includes(query))
      .map((query) => `in docs/queries.md, but no test sends it: ${query}`),
    ...forms
      .filter((form) => !isServed(form, indexes))
      .map((form) => `firestore.indexes.json lacks ${perfectIndex(form)}`),
    ...unneededIndexes(forms, indexes).map((name) => `no query needs the index ${name}`),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0)
    throw new CommandError(
      `${faults.length} faults; \`npm run queries -- --write\` updates the list.`,
    );
  process.stdout.write(`${queries.length} queries, each with its index\n`);
  return 0;
});
