import path from 'node:path';
import type { Alias } from 'vite';

const packages = path.resolve(import.meta.dirname, '../../node_modules');

/** Files that the app is built of instead of those that the packages name. */
const files = {
  // Its modules one by one: the package's single file imports all of Firebase.
  reactfire: 'reactfire/src/index.ts',
  // Classes instead of functions that stand for them.
  rxjs: 'rxjs/dist/esm/index.js',
  'rxjs/operators': 'rxjs/dist/esm/operators/index.js',
  // Once, though another package has a copy.
  'intl-messageformat': 'react-intl/node_modules/intl-messageformat/index.js',
  '@formatjs/fast-memoize': 'react-intl/node_modules/@formatjs/fast-memoize/index.js',
} as const;

export function packageFiles(): Alias[] {
  return Object.entries(files).map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: path.join(packages, file),
  }));
}
