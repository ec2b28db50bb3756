// Checks which way imports go: the parts of the project know only what lies below them, and the web app's features do
// not know each other. Run by `npm test`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/paths.ts';
import { runCommand } from '../tools/refusal.ts';
import { forbiddenImport } from './import-directions.ts';

const specifier =
  /(?:^|\s)(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/gm;

await runCommand(async () => {
  const files = globSync(
    '{contract,speech,functions,web,tools,local,checks,tests,bench}/**/*.{ts,tsx,mjs}',
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|lib|dist)$/.test(name),
    },
  );
  const problems = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(specifier)].flatMap((match) => {
      const reason = forbiddenImport(file, match[1] ?? match[2] ?? '');
      return reason ? [`${file}: ${reason}`] : [];
    }),
  );
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(
    `${files.length} files, ${problems.length} imports in the wrong direction\n`,
  );
  return problems.length > 0 ? 1 : 0;
});
