import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firebasePlatform } from './platform.ts';

/** Stands in for firebase-tools: writes down its arguments and answers what `answers` says. */
const stub = `
const { appendFileSync, readFileSync } = require('node:fs');
const path = require('node:path');
const args = process.argv.slice(2);
appendFileSync(path.join(__dirname, 'calls'), args.join(' ') + '\\n');
const answers = JSON.parse(readFileSync(path.join(__dirname, 'answers.json'), 'utf8'));
const { code = 0, out = '' } = answers[args[0] + ' ' + args[1]] ?? answers[args[0]] ?? {};
process.stdout.write(out);
process.exit(code);
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'duu-platform-'));
  writeFileSync(path.join(folder, 'firebase.cjs'), stub);
  chmodSync(path.join(folder, 'firebase.cjs'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function platformWith(answers: Record<string, { code?: number; out?: string }>) {
  writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers));
  const env = { ...process.env, DUU_FIREBASE: path.join(folder, 'firebase.cjs') };
  return firebasePlatform('duu-test', env);
}
const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
const versions = (...states: string[]) => ({
  out: JSON.stringify({ result: { secrets: states.map((state) => ({ state })) } }),
});

test('names secrets that do not exist or have no enabled version', async () => {
  const platform = platformWith({
    'functions:secrets:get THERE': versions('DESTROYED', 'ENABLED'),
    'functions:secrets:get OFF': versions('DISABLED'),
    'functions:secrets:get NONE': { code: 1, out: '{"error":"HTTP Error: 404, not found"}' },
  });
  expect(await platform.missingSecrets(['THERE', 'OFF', 'NONE'])).toEqual(['OFF', 'NONE']);
});

test('another failure is not taken for a missing secret', async () => {
  const platform = platformWith({ 'functions:secrets:get': { code: 1, out: 'no permission' } });
  await expect(platform.missingSecrets(['A'])).rejects.toThrow('no permission');
});

test('finds the version that is live', async () => {
  const version = { name: 'projects/1/sites/duu-test/versions/abc' };
  const channels = [
    { name: 'projects/1/sites/duu-test/channels/pr-7' },
    { name: 'projects/1/sites/duu-test/channels/live', release: { version } },
  ];
  const out = JSON.stringify({ result: { channels } });
  expect(await platformWith({ 'hosting:channel:list': { out } }).liveVersion()).toBe('abc');
});

const indexes = (...lines: string[]) =>
  platformWith({
    'firestore:indexes': {
      out: [
        'Compound Indexes',
        '[READY] (audios) -- (archived,ASCENDING) (createdAt,ASCENDING)',
        '[CREATING] (audios) -- (state,ASCENDING) (createdAt,DESCENDING)',
        ...lines,
      ].join('\n'),
    },
  }).unfinishedIndexes();

test('counts the indexes that are not ready', async () => {
  expect(await indexes('[CREATING] (audit) -- (uid,ASCENDING) (at,DESCENDING)')).toBe(2);
});

test('refuses to wait for an index that will never be built', async () => {
  const broken = '[NEEDS_REPAIR] (audit) -- (uid,ASCENDING) (at,DESCENDING)';
  await expect(indexes(broken)).rejects.toThrow(`delete it, and deploy again: ${broken}`);
});

test('deploys each part by name, and deletes functions only', async () => {
  const platform = platformWith({});
  for (const part of ['rules', 'functions', 'hosting'] as const) await platform.deploy(part);
  const rest = '--project duu-test --non-interactive';
  expect(calls()).toEqual([
    `deploy --only firestore,storage ${rest}`,
    `deploy --only functions --force ${rest}`,
    `deploy --config firebase.deploy.json --only hosting ${rest}`,
  ]);
});

test('deploys a preview and returns its address', async () => {
  const result = { 'duu-test': { url: 'https://duu-test--pr-7.web.app' } };
  const out = JSON.stringify({ status: 'success', result });
  const platform = platformWith({ 'hosting:channel:deploy': { out } });
  expect(await platform.deployPreview('pr-7')).toBe('https://duu-test--pr-7.web.app');
  expect(calls()[0]).toContain(
    'hosting:channel:deploy pr-7 --config firebase.deploy.json --expires 7d',
  );
});
