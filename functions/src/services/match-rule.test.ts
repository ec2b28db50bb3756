import { describe, expect, test } from 'vitest';
import { matchRule } from './match-rule.ts';

const rules = [
  { pattern: '/old', target: '/app' },
  { pattern: '/blog/**', target: 'https://blog.example.mn/' },
  { pattern: '/blog/*', target: '/news' },
  { pattern: '/blog/2026', target: '/year' },
  { pattern: '/loop/**', target: '/loop/x' },
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
  ])('%s goes to %s', (path, target) => {
    expect(matchRule(rules, path)?.target ?? null).toBe(target);
  });
});
