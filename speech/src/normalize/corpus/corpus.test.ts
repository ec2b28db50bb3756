import { describe, expect, test } from 'vitest';
import { type Case, judge, parts, readCases } from './cases.ts';

/** Share of words that are said as the corpus wants them. */
const goal = 0.99;

describe.each(parts)('the %s part of the corpus', (part) => {
  const cases = readCases(part);

  test('is well formed: two columns, no case twice, nothing in the reading that cannot be said', () => {
    const seen = new Set<string>();
    for (const { file, language, written, spoken } of cases) {
      expect(spoken, `${file}: ${written}`).toMatch(/^[\p{L}' ]+$/u);
      const key = `${language} ${written}`;
      expect(seen, key).not.toContain(key);
      seen.add(key);
    }
  });

  test(`is read right, ${goal * 100} words of a hundred`, () => {
    const wrong = cases
      .map((one: Case) => ({ ...one, ...judge(one) }))
      .filter(({ errors }) => errors > 0);
    const words = cases.reduce((sum, one) => sum + judge(one).words, 0);
    const errors = wrong.reduce((sum, one) => sum + one.errors, 0);
    const shown = wrong.map(({ written, said }) => `${written} → ${said}`).join('\n');
    expect((words - errors) / words, shown).toBeGreaterThanOrEqual(goal);
  });
});

test('the corpus has 600 cases and more, a third of them held out', () => {
  const [dev, ...others] = parts.map((part) => readCases(part).length);
  const heldOut = others.reduce((sum, count) => sum + count, 0);
  expect((dev ?? 0) + heldOut).toBeGreaterThanOrEqual(600);
  expect(heldOut / ((dev ?? 0) + heldOut)).toBeGreaterThan(0.33);
});
