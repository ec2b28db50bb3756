import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { lookingUpFiles } from './look-up-files.ts';

const cwd = mkdtempSync(path.join(tmpdir(), 'duu-site-'));
const site = path.join(cwd, 'site');
mkdirSync(path.join(site, 'by-language/mn'), { recursive: true });
afterAll(() => rmSync(cwd, { recursive: true }));

const { provider } = lookingUpFiles({ cwd, config: { public: 'site' } });
const at = async (pathname: string) => {
  const found = await provider({} as IncomingMessage, pathname);
  return found && text(found.stream);
};

test('gives files as they are now, also again, and nothing for what is none', async () => {
  const page = path.join(site, 'by-language/mn/дуу.html');
  writeFileSync(page, 'нэг');
  const asked = encodeURI('/by-language/mn/дуу.html');
  expect([await at(asked), await at(asked)]).toEqual(['нэг', 'нэг']);
  writeFileSync(page, 'хоёр');
  utimesSync(page, 1, 1);
  expect(await at(asked)).toBe('хоёр');
  rmSync(page);
  expect(await at(asked)).toBeNull();
  expect([await at('/by-language'), await at('/../package.json'), await at('/a\0b')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('reads a large file anew each time', async () => {
  const long = 'a'.repeat(1024 ** 2 + 1);
  writeFileSync(path.join(site, 'large'), long);
  expect([await at('/large'), await at('/large')]).toEqual([long, long]);
});

test('patterns match as before', () => {
  const tools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
  const { configMatcher } = tools('superstatic/lib/utils/patterns');
  for (const key of ['glob', 'source']) {
    const matches = (pathname: string) =>
      configMatcher(pathname, { [key]: '!/@(assets|__)/**' }) as boolean;
    expect(['/app', '/assets/a.js', '/app', '/__/auth'].map(matches)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  }
  expect(configMatcher('/a1', { regex: '^/a\\d$' })).toBe(true);
  expect(configMatcher('/a1', {})).toBe(false);
});
