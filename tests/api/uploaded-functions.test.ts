import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packFunctions } from '../../deploy/functions-package.ts';
import { root } from '../../tools/paths.ts';

/** The provider's key, its page and its routes. */
const ofSimulated = [
  'simulated-secret',
  'Simulated payment',
  '/webhooks/simulated',
  '/simulated/:',
];

test('a deployment uploads nothing of the simulated payment provider', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'duu-uploaded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await packFunctions(folder);
  const uploaded = globSync('lib/**/*.js', { cwd: folder });
  expect(uploaded).toContain('lib/index.js');
  const has = (text: string) =>
    uploaded.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(text));
  expect(ofSimulated.flatMap(has)).toEqual([]);
  // The same texts are in what the emulators load.
  const local = readFileSync(path.join(root, 'functions/lib/emulators.js'), 'utf8');
  expect(ofSimulated.filter((text) => !local.includes(text))).toEqual([]);
});
