import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = mkdtempSync(path.join(os.tmpdir(), 'duu-production-'));
const marks = ['demo.duu', 'oobCodes', 'email_verified', 'duu:real-popup', 'DesignRoute'];

/** Everything a production build would send to a browser as code. */
function scripts(folder: string): string {
  const assets = path.join(folder, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return files
    .map((file) => `${file}\n${readFileSync(path.join(assets, file), 'utf8')}`)
    .join('\n');
}

async function build(mode: string): Promise<string> {
  const out = path.join(dist, mode);
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--outDir', out],
    { cwd: path.join(root, 'web') },
  );
  return out;
}

let production = '';
beforeAll(async () => {
  production = await build('production');
});
afterAll(() => rmSync(dist, { recursive: true }));

test('a production bundle has no account chooser, no mail box and no page of parts', async () => {
  const code = scripts(production);
  expect(marks.filter((mark) => code.includes(mark))).toEqual([]);
  // The same marks are there in a build for one machine: they are what to look for.
  const local = scripts(await build('emulator'));
  expect(marks.filter((mark) => !local.includes(mark))).toEqual([]);
});

test('the build names itself in /builds/latest.json and in its worker', () => {
  const { id } = JSON.parse(readFileSync(path.join(production, 'builds/latest.json'), 'utf8')) as {
    id: string;
  };
  expect(id).toMatch(/^\d{14}$/);
  expect(readFileSync(path.join(production, 'sw.js'), 'utf8')).toContain(`duu-${id}`);
  expect(scripts(production)).toContain(id);
});
