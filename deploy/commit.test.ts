import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previousTags, tagDeployment } from './commit.ts';
import { type Part, parts } from './platform.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'duu-commit-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@duu.example');
  git('commit', '--quiet', '--allow-empty', '--message', 'A commit');
});
afterAll(() => rmSync(folder, { recursive: true }));

const tag = (environment: string, minute: number, deployed: readonly Part[]) => {
  const at = new Date(Date.UTC(2026, 10, 23, 8, minute));
  return tagDeployment(environment, { deployed, tested: 'npm test', at }, folder);
};

test('a deployment of some parts is no earlier release of the others', async () => {
  expect(await previousTags('production', folder)).toEqual({});
  const before = 'deployed/production/20261101T080000';
  git('tag', '--annotate', before, '--message', 'Deployed to production. Tested: npm test');
  expect(await previousTags('production', folder)).toEqual({
    rules: before,
    functions: before,
    hosting: before,
  });
  const whole = await tag('production', 1, parts);
  const hosting = await tag('production', 2, ['hosting']);
  await tag('staging', 3, parts);
  expect(await previousTags('production', folder)).toEqual({
    rules: whole,
    functions: whole,
    hosting,
  });
  const functions = await tag('production', 4, ['functions']);
  expect(await previousTags('production', folder)).toEqual({ rules: whole, functions, hosting });
});
