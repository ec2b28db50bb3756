import { globSync, readFileSync } from 'node:fs';
import { languages } from '@duu/contract/language';
import { expect, test } from 'vitest';

test.each(languages)('%s: the code names each list, and only lists that there are', (language) => {
  const folder = `${import.meta.dirname}/${language}`;
  const files = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const named = files
    .filter((code) => /from '\.{1,2}\/lists\.json'/.test(code))
    .flatMap((code) => [...code.matchAll(/\blists\.(?!json\b)(\w+)/g)].map(([, name]) => name));
  const lists: object = JSON.parse(readFileSync(`${folder}/lists.json`, 'utf8'));
  // Rows name lists too, beside those of their own file.
  const inRows = globSync('figures.json', { cwd: folder })
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/@(\w+)\}/g)])
    .flatMap(([, name = '']) => (Object.hasOwn(lists, name) ? [name] : []));
  expect(Object.keys(lists)).toEqual([...new Set([...named, ...inRows])].sort());
});
