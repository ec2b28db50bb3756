import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const dependencies = z.record(z.string(), z.string());
const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));

test('a deployment installs what package.json asks for: only this folder is uploaded', async () => {
  const asked = z.object({ dependencies }).parse(await read('package.json'));
  const locked = z
    .object({ packages: z.object({ '': z.object({ dependencies }) }) })
    .parse(await read('package-lock.json'));
  expect(locked.packages[''].dependencies).toEqual(asked.dependencies);
});
