import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../tools/command.ts';
import { withPolicies } from './hosting-config.ts';
import { readProjectFile } from './project-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'duu-policies-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = { source: '**', headers: [{ key: 'X', value: 'own' }] };
const rule = { source: '/x', headers: [{ key: 'Content-Security-Policy', value: 'none' }] };

test('adds the policies of a build to the headers', () => {
  writeFileSync(path.join(folder, '.policies.json'), JSON.stringify([rule]));
  expect(withPolicies({ public: 'web', headers: [own] }, folder)).toEqual({
    public: 'web',
    headers: [own, rule],
  });
});

test('refuses a folder without a build, and rules of another form', () => {
  expect(() => withPolicies({ headers: [own] }, folder)).toThrow(CommandError);
  writeFileSync(path.join(folder, '.policies.json'), '[{"source":"/x"}]');
  expect(() => withPolicies({ headers: [own] }, folder)).toThrow();
});

test('firebase.json has no policy of its own and refuses to be deployed', () => {
  const { hosting } = readProjectFile();
  expect(JSON.stringify(hosting.headers)).not.toContain('Content-Security-Policy');
  expect(hosting.predeploy).toEqual(['node tools/refuse-deploy.mjs']);
});
