import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes, type PolicySettings, policyRules } from './csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(source: string, settings: Partial<PolicySettings> = {}): string {
  const whole = { local: false, authDomain: 'duu.mn', appCheck: false, ...settings };
  const rules = policyRules({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] }, whole);
  const rule = rules.find((one) => one.source === source);
  return rule?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

const embed = '{/embed/*,/@(en|mn)/embed/*}';
const pages = '!{/api/**,/assets/**,/embed/*,/@(en|mn)/embed/*,/__/**}';

test('takes the hash of each inline script and style, once, and none of data or files', () => {
  const html = `<script>one()</script><script type="module">two()</script>
    <script type="application/ld+json">{}</script><script src="/x.js"></script>
    <script type="module" src="/y.js"></script><style>a{}</style>`;
  const { scripts, styles } = inlineHashes([html, html]);
  expect(scripts).toEqual([hashOf('one()'), hashOf('two()')].sort());
  expect(styles).toEqual([hashOf(''), hashOf('a{}')].sort());
});

test.each(['<p style="color: red">x</p>', '<button class="b" onclick="go()">x</button>'])(
  'refuses %s, which no hash allows',
  (html) => {
    expect(() => inlineHashes([html])).toThrow('in an attribute');
  },
);

test('what scripts and styles contain is not an attribute', () => {
  const html = `<script>x = '<p style="a">'</script><style>a::before{content:'<p onclick="b">'}</style>`;
  expect(() => inlineHashes([html])).not.toThrow();
});

test('only the embedded player may be framed', () => {
  expect(policyOf(pages)).toContain("frame-ancestors 'none'");
  expect(policyOf('/assets/**')).toContain("frame-ancestors 'none'");
  expect(policyOf(embed)).toContain('frame-ancestors *');
});

test('names the sign-in domain and no address of a machine in production', () => {
  expect(policyOf(pages)).toContain("frame-src 'self' https://duu.mn;");
  expect(policyOf(pages, { authDomain: '' })).toContain("frame-src 'self';");
  expect(policyOf(pages)).not.toMatch(/127\.0\.0\.1|localhost|unsafe/);
  expect(policyOf(pages, { local: true })).toContain('http://127.0.0.1:*');
});

test('lets reCAPTCHA in with App Check only, then without Trusted Types', () => {
  expect(policyOf(pages)).not.toContain('recaptcha');
  expect(policyOf(pages)).toContain("require-trusted-types-for 'script'; trusted-types default ");
  const checked = policyOf(pages, { appCheck: true });
  expect(checked.match(/https:\/\/www\.google\.com\/recaptcha\//g)).toHaveLength(3);
  expect(checked).toContain('https://content-firebaseappcheck.googleapis.com');
  expect(checked).not.toContain('trusted-types');
});

test('workers may compile the code that reads pictures, and pages may not', () => {
  expect(policyOf('/assets/**')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policyOf(pages)).not.toContain('wasm-unsafe-eval');
});
