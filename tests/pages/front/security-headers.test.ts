import { fromSuite } from '../../support/suite.ts';
import { expect, test } from '../support/test.ts';

test.use({ role: 'visitor' });

const local = fromSuite('DUU_BASE_URL');
const production = fromSuite('DUU_PRODUCTION_URL');
const sites = [
  ['the local build', local],
  ['the production build', production],
] as const;

/** The directives of a policy by name. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((one) => {
      const [name = '', ...values] = one.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

const pages = [
  '/',
  '/en',
  '/mn/terms',
  '/app',
  '/admin',
  '/nothing',
  '/offline',
  '/builds/latest.json',
];
const kinds = [
  ...pages.map((path) => ({ path, framedBy: "'none'", readBy: 'same-origin' })),
  { path: '/player?share=missing', framedBy: "'none'", readBy: 'same-origin' },
  ...[
    '/embed/missing',
    '/embed/missing/',
    '/embed/missing?x=/a/b',
    '/en/embed/x',
    '/mn/embed/x',
  ].map((path) => ({ path, framedBy: '*', readBy: 'cross-origin' })),
  ...['/embed', '/embed/', '/embed/a/b', '/mn/embed/', '/de/embed/x'].map((path) => ({
    path,
    framedBy: "'none'",
    readBy: 'same-origin',
  })),
  { path: '/api/v1/plans', framedBy: "'none'", readBy: 'same-origin' },
  { path: '/api/v1/nothing', framedBy: "'none'", readBy: 'same-origin' },
  { path: '/api/v1/shares/missing/audio', framedBy: "'none'", readBy: 'same-origin' },
  { path: '/api/v1/audios/x/stream?token=x', framedBy: "'none'", readBy: 'same-origin' },
  { path: '/assets/missing.js', framedBy: "'none'", readBy: 'same-origin' },
  { path: '/icons/mark.svg', framedBy: "'none'", readBy: 'cross-origin' },
  { path: '/.well-known/security.txt', framedBy: "'none'", readBy: 'same-origin' },
] as const;

for (const [name, site] of sites)
  test(`every kind of answer of ${name} has its security headers`, async () => {
    for (const { path, framedBy, readBy } of kinds)
      await test.step(path, async () => {
        const { headers } = await fetch(site + path, { redirect: 'manual' });
        const policy = directivesOf(headers.get('content-security-policy') ?? '');
        expect(policy.get('frame-ancestors')).toEqual([framedBy]);
        expect(policy.get('default-src')).toEqual(["'none'"]);
        expect(policy.get('base-uri')).toEqual(["'none'"]);
        // Text is recognized in pictures by WebAssembly, which alone may be compiled.
        const words = [...policy.values()].flat().filter((word) => word !== "'wasm-unsafe-eval'");
        expect(words.join(' ')).not.toMatch(/unsafe/);
        expect(policy.get('script-src') ?? []).not.toContain('*');
        expect(headers.get('x-frame-options')).toBe(framedBy === '*' ? null : 'DENY');
        expect(headers.get('cross-origin-resource-policy')).toBe(readBy);
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('strict-transport-security')).toMatch(
          /^max-age=63072000; includeSubDomains; preload$/,
        );
      });
  });

test('the production build allows no address of a machine, the local one no service of Google’s', async () => {
  const policyOf = async (site: string) =>
    (await fetch(`${site}/app`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(production)).not.toMatch(/127\.0\.0\.1|localhost|http:/);
  expect(await policyOf(local)).not.toMatch(/identitytoolkit|firestore\.googleapis/);
});

test('security.txt names a contact and has not expired', async () => {
  const answer = await fetch(`${production}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});
