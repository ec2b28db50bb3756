// What a deployment uploads of the functions, installed and started with nothing beside it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackages, packFunctions, readManifest } from '../../deploy/functions-package.ts';
import { region } from '../../functions/src/region.ts';
import { projectId } from '../../local/project-file.ts';
import { ensureBuilt } from '../../local/suite/builds.ts';
import { serveFunction } from '../../local/suite/serve-function.ts';
import { root } from '../../tools/paths.ts';

// Not below the project: packages would be found in its node_modules.
const folder = mkdtempSync(path.join(tmpdir(), 'duu-functions-'));
const source = path.join(folder, 'functions');

beforeAll(async () => {
  await ensureBuilt('functions');
  await packFunctions(source);
  await installPackages(source);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('uploads the bundle, package.json and its lock file, and nothing else', () => {
  const uploaded = readdirSync(source).filter((name) => name !== 'node_modules');
  expect(uploaded.sort()).toEqual(['lib', 'package-lock.json', 'package.json']);
});

test('declares the functions of the tree, all in the one region', async () => {
  const found = await readManifest(source, projectId);
  expect(found).toEqual(await readManifest(path.join(root, 'functions'), projectId));
  expect(found.functions).toContain('sharePage');
  expect(found.regions).toEqual([region]);
  expect(found.secrets).toContain('STRIPE_SECRET_KEY');
});

test('starts alone and answers', async () => {
  const env = { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: JSON.stringify({ projectId }) };
  const api = await serveFunction('api', { source, env });
  try {
    const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1/me`);
    expect([answer.status, await answer.text()]).toEqual([401, 'auth.invalid_token']);
  } finally {
    await api.stop();
  }
});
