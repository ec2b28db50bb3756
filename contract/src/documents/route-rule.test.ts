import { describe, expect, test } from 'vitest';
import { isSafeTarget } from './route-rule.ts';

describe('isSafeTarget', () => {
  test.each(['/', '/app', '/app/library?x=1#y', 'https://example.mn/a'])(
    '%s may be a target',
    (target) => {
      expect(isSafeTarget(target)).toBe(true);
    },
  );

  test.each([
    '',
    'app',
    '//evil.example',
    '/\\evil.example',
    'http://example.mn',
    'javascript:alert(1)',
    'https://user:pass@example.mn',
    'https://',
    '/a b',
    'data:text/html,x',
  ])('%s may not', (target) => {
    expect(isSafeTarget(target)).toBe(false);
  });
});
