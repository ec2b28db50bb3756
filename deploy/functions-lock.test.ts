import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionsLock, functionsLockFile, readProjectLock } from './functions-lock.ts';

test('the functions are deployed with the versions that are tested', () => {
  const expected = JSON.parse(functionsLock(readProjectLock()));
  const mend = 'run `npm run functions:lock` and commit functions/package-lock.json';
  expect(JSON.parse(readFileSync(functionsLockFile, 'utf8')), mend).toEqual(expected);
});

test('has what the functions need, nested as it is, and nothing else', () => {
  const project = {
    packages: {
      functions: { name: '@duu/functions', version: '1.0.0', dependencies: { a: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' }, dev: true },
      'node_modules/a/node_modules/b': { version: '2.0.0', peerDependencies: { c: '1', d: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/e': { version: '1.0.0' },
    },
  };
  const { packages } = JSON.parse(functionsLock(JSON.stringify(project)));
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(packages['node_modules/a']).not.toHaveProperty('dev');
});
