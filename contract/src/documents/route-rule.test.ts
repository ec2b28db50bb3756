import { describe, expect, test } from 'vitest';
import { canMatchPage, isSafeTarget } from './route-rule.ts';

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
  ])('%s may not be a target', (target) => {
    expect(isSafeTarget(target)).toBe(false);
  });
});

describe('canMatchPage', () => {
  test.each(['/old', '/old/**', '/*', '/**', '/terms/old', '/english', '/privacy'])(
    'pages ask for what fits %s',
    (pattern) => {
      expect(canMatchPage(pattern)).toBe(true);
    },
  );

  test.each(['/', '//', '/terms', '/terms/', '/mn', '/mn/old', '/en/**'])(
    'no page asks for %s',
    (pattern) => {
      expect(canMatchPage(pattern)).toBe(false);
    },
  );
});
