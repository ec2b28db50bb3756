import path from 'node:path';
import type { Alias } from 'vite';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** Entry files that replace those in the packages’ package.json. */
const files = {
  // Its modules one by one: the package's single file imports all of Firebase.
  reactfire: 'reactfire/src/index.ts',
  // ES2015 classes instead of ES5 constructor functions.
  rxjs: 'rxjs/dist/esm/index.js',
  'rxjs/operators': 'rxjs/dist/esm/operators/index.js',
  // Without the warnings for developers, which its package.json gives to production too.
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
  // Deduplicates the copy of another package.
  'intl-messageformat': 'react-intl/node_modules/intl-messageformat/index.js',
  '@formatjs/fast-memoize': 'react-intl/node_modules/@formatjs/fast-memoize/index.js',
} as const;

export function packageFiles(): Alias[] {
  return Object.entries(files).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: path.join(packages, file),
  }));
}
