import { expect, test } from 'vitest';
import { violationsOf } from './policy-reports.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const single = (report: object) => bytes({ 'csp-report': report });
const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'x', body });

test('reads the formats of both report directives', () => {
  expect(
    violationsOf(
      single({
        'document-uri': 'https://duu.example/mn/app/library',
        'violated-directive': 'script-src-elem',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?token=secret',
      }),
    ),
  ).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', route: '/mn/app/library' },
  ]);
  const body = {
    documentURL: 'https://duu.example/app',
    effectiveDirective: 'style-src-elem',
    blockedURL: 'inline',
    sourceFile: null,
  };
  expect(
    violationsOf(bytes([violation(body), { type: 'deprecation', body: { id: 'x' } }])),
  ).toEqual([{ directive: 'style-src-elem', blocked: 'inline', route: '/app' }]);
});

test('keeps no id, parameter, sample or free text', () => {
  const secret = 'sEcret';
  const found = violationsOf(
    single({
      'document-uri': `https://duu.example/app/audio/${secret}?token=${secret}#${secret}`,
      'effective-directive': `script-src ${secret}`,
      'blocked-uri': `data:${secret},${secret}`,
      'script-sample': secret,
      'source-file': `https://duu.example/${secret}.js`,
    }),
  );
  expect(found).toEqual([{ directive: 'script-src', blocked: 'other', route: '/app/audio/*' }]);
  expect(JSON.stringify(found)).not.toContain(secret);
});

test('ignores reports of extensions and what is not a report, and keeps five of a request', () => {
  const of = (blocked: string) =>
    violation({ documentURL: '', effectiveDirective: 'img-src', blockedURL: blocked });
  expect(violationsOf(bytes([of('chrome-extension'), of('moz-extension://x/y.js')]))).toEqual([]);
  expect(violationsOf(bytes(Array(40).fill(of('inline'))))).toHaveLength(5);
  for (const odd of [
    '',
    '{',
    '[]',
    'null',
    '{"csp-report":1}',
    '[1]',
    '[{"type":"csp-violation"}]',
  ])
    expect(violationsOf(Buffer.from(odd)), odd).toEqual([]);
});
