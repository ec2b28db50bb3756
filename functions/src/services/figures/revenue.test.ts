import { expect, test } from 'vitest';
import { broughtIn } from './revenue.ts';

const [start, noon, end] = [0, 12, 24].map((hour) => new Date(Date.UTC(2026, 10, 20, hour))) as [
  Date,
  Date,
  Date,
];
const before = new Date(start.getTime() - 1);

test.each([
  [
    'paid that day',
    [
      ['created', start],
      ['paid', noon],
    ],
    990,
  ],
  ['renewed that day', [['renewed', noon]], 990],
  [
    'paid and refunded that day',
    [
      ['paid', start],
      ['refunded', noon],
    ],
    0,
  ],
  [
    'paid before, refunded that day',
    [
      ['paid', before],
      ['refunded', noon],
    ],
    -990,
  ],
  [
    'paid before and after, not that day',
    [
      ['paid', before],
      ['refunded', end],
    ],
    0,
  ],
  [
    'canceled',
    [
      ['created', start],
      ['canceled', noon],
    ],
    0,
  ],
] as const)('an order %s brings in its share', (_, steps, expected) => {
  const transitions = steps.map(([status, at]) => ({ status, at, reason: '' }));
  expect(broughtIn({ amount: 990, transitions }, start, end)).toBe(expected);
});
