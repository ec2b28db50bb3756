import { expect, test } from 'vitest';
import { withSpokenTex } from './spoken-tex.ts';

test.each([
  ['Талбай \\(P = c^2\\) байна.', 'Талбай P = c² байна.'],
  ['$$S = \\frac{a+b}{2}$$', 'S = (a+b)/2'],
  ['\\[\\sqrt{2} \\le x_1\\]', '√2 ≤ x₁'],
  ['$v_0^{2}$ ба $\\alpha$', 'v₀² ба α'],
  ['$\\sqrt[3]{x} + \\sqrt[2]{y}$', '³√x + √y'],
  ['$20^\\circ$, $5\\,\\text{км}$', '20°, 5 км'],
  ['$\\left(a\\right) \\times 10^{-4}$', '(a) × 10⁻⁴'],
  ['Let $n$ be one.', 'Let n be one.'],
  ['$\\constructor = 1 \\quad \\omega$', 'constructor = 1 ω'],
  ['$$\\begin{aligned} a &= b \\\\ c &= d \\\\ \\end{aligned}$$', 'a = b; c = d'],
  [
    '$$x = \\left\\{\\begin{array}{ll} 1 & n > 0 \\\\ 0 \\end{array}\\right.$$',
    'x = { 1, n > 0; 0',
  ],
  ['$$\\begin{bmatrix} 1 & 2 \\\\ \\hline 3 & 4 \\end{bmatrix}$$', '1, 2; 3, 4'],
  ['He \\[the president\\] lied.\\[1\\] \\[ab\\]', 'He [the president] lied.[1] ab'],
])('%s is said as a formula', (text, wanted) => expect(withSpokenTex(text)).toBe(wanted));

test.each([
  'It costs $5, or $7 with tea.',
  'It costs $5 (or 7$).',
  'A trip is US$ 500, a hotel $1,200.',
  'Үнэ нь $5 = 17 000 төгрөг, $1 нь 3 400.',
  'f(x) \\ g',
])('%s stays', (text) => expect(withSpokenTex(text)).toBe(text));

test.each(['$', '\\(', '$$', '{', '\\frac', '$a^', '\\[{'])(
  'many times %j take no longer than their length asks for',
  (mark) => expect(withSpokenTex(mark.repeat(50_000)).length).toBeLessThanOrEqual(400_000),
);
