// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { highlightRanges } from './highlight-ranges.ts';

const registry = new Map<string, Set<unknown> & { priority: number }>();
beforeEach(() => {
  vi.stubGlobal('CSS', { highlights: registry });
  vi.stubGlobal(
    'Highlight',
    class extends Set {
      priority = 0;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  registry.clear();
});

test('what ends is taken out of its highlight, which stays registered', () => {
  const [word, other] = [new Range(), new Range()];
  const end = highlightRanges('spoken-word', [word], 1);
  expect([...(registry.get('spoken-word') ?? [])]).toEqual([word]);
  expect(registry.get('spoken-word')?.priority).toBe(1);
  const highlight = registry.get('spoken-word');
  end();
  expect(registry.get('spoken-word')).toBe(highlight);
  expect(highlight?.size).toBe(0);
  highlightRanges('spoken-word', [other]);
  expect([...(highlight ?? [])]).toEqual([other]);
});

test('browsers without highlights show none', () => {
  vi.stubGlobal('CSS', {});
  expect(highlightRanges('spoken-word', [])).not.toThrow();
});
