/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

/** @throws Error if the style sheet has no such rule. */
function tokensOf(selector: string): Map<string, string> {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(at).split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const text = 4.5;
const graphics = 3;
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ground', 'surface', 'surface-sunk', 'surface-raised', 'sky-wash-top'].flatMap((back) => [
    ['ink', back, text] as const,
    ['ink-soft', back, text] as const,
    ['sky', back, text] as const,
  ]),
  ['on-sky', 'sky', text],
  ['on-sky', 'sky-strong', text],
  ['ink', 'sky-soft', text],
  ['ink', 'saffron-soft', text],
  ['on-saffron', 'saffron', text],
  ['on-saffron', 'saffron-strong', text],
  ['saffron-ink', 'saffron-soft', text],
  ['saffron-ink', 'ground', text],
  ['danger', 'surface', text],
  ['danger', 'ground', text],
  ['on-danger', 'danger', text],
  ['ink', 'danger-soft', text],
  ['danger', 'danger-soft', text],
  ['success', 'success-soft', text],
  ['info', 'info-soft', text],
  ['ink', 'warning-soft', text],
  ['line-strong', 'surface', graphics],
  ['line-strong', 'surface-sunk', graphics],
  ['line-strong', 'ground', graphics],
  ['focus', 'ground', graphics],
];

const light = tokensOf(':root');
const ownDark = tokensOf(':root[data-theme="dark"]');
const dark = new Map([...light, ...ownDark]);
const sepia = new Map([...light, ...tokensOf('[data-paper="sepia"]')]);

test('the dark theme changes the colours of text and grounds', () => {
  for (const name of ['ground', 'surface', 'ink', 'ink-soft', 'sky']) {
    expect(ownDark.get(name), name).toMatch(/^#/);
    expect(ownDark.get(name), name).not.toBe(light.get(name));
  }
  expect(ownDark.size).toBeGreaterThan(20);
});

for (const [name, tokens] of [
  ['light', light],
  ['dark', dark],
  ['sepia', sepia],
] as const)
  test.each(pairs)(`${name}: %s on %s has at least %d`, (front, back, least) => {
    const [a, b] = [tokens.get(front), tokens.get(back)];
    if (!a || !b) throw new Error(`${front} or ${back} is not a colour`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
