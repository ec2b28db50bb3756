// Checks what imports what: the parts of the project know only what lies below them, and no files import each other in a
// cycle. Run by `npm test`.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { cyclesIn, importsIn, targetOf } from './import-cycles.ts';
import { forbiddenImport } from './import-directions.ts';

await runCommand(async () => {
  const files = globSync(
    '{contract,speech,functions,web,tools,local,deploy,checks,tests,bench}/**/*.{ts,tsx,mjs}',
    { cwd: root, exclude: (name) => /(^|\/)(node_modules|lib|dist)$/.test(name) },
  );
  const upward: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const imports = importsIn(readFileSync(path.join(root, file), 'utf8'));
    for (const { specifier } of imports) {
      const reason = forbiddenImport(file, specifier);
      if (reason) upward.push(`${file}: ${reason}`);
    }
    const atOnce = imports.filter(({ kind }) => kind !== 'dynamic');
    graph.set(
      file,
      atOnce.flatMap(({ specifier }) => targetOf(file, specifier) ?? []),
    );
  }
  const cycles = cyclesIn(graph);
  for (const problem of upward) process.stderr.write(`${problem}\n`);
  for (const cycle of cycles) process.stderr.write(`cycle: ${cycle.join(' → ')}\n`);
  process.stdout.write(
    `${files.length} files, ${upward.length} imports in the wrong direction, ${cycles.length} cycles\n`,
  );
  return upward.length + cycles.length > 0 ? 1 : 0;
});
