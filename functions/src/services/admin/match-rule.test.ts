import { describe, expect, test } from 'vitest';
import { matchRule } from './match-rule.ts';

const rules = [
  { pattern: '/old', target: '/app' },
  { pattern: '/blog/**', target: 'https://blog.example.mn/' },
  { pattern: '/blog/*', target: '/news' },
  { pattern: '/blog/2026', target: '/year' },
  { pattern: '/loop/**', target: '/loop/x' },
  { pattern: '/there', target: '/back?from=there' },
  { pattern: '/back', target: '/mn/there' },
  { pattern: '/into-round', target: '/there' },
  { pattern: '/privacy', target: '/terms' },
  { pattern: '/terms', target: '/privacy' },
  { pattern: '/first', target: '/second' },
  { pattern: '/second', target: '/third' },
];

describe('matchRule', () => {
  test.each([
    ['/old', '/app'],
    ['/old/', '/app'],
    ['/old?x=1', '/app'],
    ['/old/more', null],
    ['/blog', 'https://blog.example.mn/'],
    ['/blog/a', '/news'],
    ['/blog/2026', '/year'],
    ['/blog/a/b', 'https://blog.example.mn/'],
    ['/', null],
    ['/loop/y', '/loop/x'],
    ['/loop/x', null],
    ['', null],
    ['/mn/old', '/app'],
    ['/there', null],
    ['/back', null],
    ['/into-round', null],
    ['/first', '/second'],
    ['/privacy', '/terms'],
  ])('%s goes to %s', (path, target) => {
    expect(matchRule(rules, path)?.target ?? null).toBe(target);
  });
});
