import { expect, test } from 'vitest';
import { cleanStack } from './report-error.ts';
import { routePattern } from './route-pattern.ts';

test('reports name the pattern of a route, and stacks lose addresses', () => {
  expect(routePattern('/mn/app/audio/secret-id')).toBe('/app/audio/:audioId');
  expect(routePattern('/app/library/archived')).toBe('/app/library/archived');
  expect(routePattern('/whatever/someone/typed')).toBe('*');
  expect(
    cleanStack('at f (https://duu.example/assets/index-1.js:1:2)\nat https://x.example/?token=1'),
  ).toBe('at f (/assets/index-1.js:1:2)\nat (address)');
});
