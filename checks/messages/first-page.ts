// The texts of the app's first page, which come before all others inside the app.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/paths.ts';
import { importsIn, targetOf } from '../import-cycles.ts';
import { unusedTexts } from './unused-texts.ts';

/** What `/app` loads when it opens; the rest comes by dynamic imports. */
const first = [
  'web/src/app/main.tsx',
  'web/src/app/guards/Guard.tsx',
  'web/src/app/layouts/AppShell.tsx',
  'web/src/features/home/HomeRoute.tsx',
];
/** They compose ids of other texts: of errors, which `use-error-text.ts` loads, and of error pages, which every page has. */
const composers = ['web/src/api/error-text.ts', 'web/src/app/failures/ErrorPage.tsx'];

/** Returns the code that the first page loads when it opens, without the texts. */
export function firstPageCode(): string {
  const files = new Set(first);
  const texts: string[] = [];
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8');
    if (!composers.includes(file)) texts.push(source);
    for (const { specifier, kind } of importsIn(source)) {
      const target = kind === 'static' ? targetOf(file, specifier) : undefined;
      if (target && /^web\/.*(?<!\.(en|mn))\.tsx?$/.test(target)) files.add(target);
    }
  }
  return texts.join('\n');
}

/** Returns the ids of texts that the first page names or composes, and those that it does not. */
export function divideTexts(ids: readonly string[], code: string) {
  const unused = new Set(unusedTexts(ids, code));
  return {
    used: ids.filter((id) => !unused.has(id)),
    unused: ids.filter((id) => unused.has(id)),
  };
}
