import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../tools/paths.ts';

const exec = promisify(execFile);
let folder = '';
let bin = '';
let server: Server;
let fetches = 0;

function program(file: string, script: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** What a machine chooses that has `bin` on its PATH, nothing else, and Google's emulators already. */
async function choice(): Promise<Record<string, string>> {
  const script = `
    const { chooseBackends } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'local/suite/backends.ts')).href)});
    console.log(JSON.stringify(await chooseBackends()));`;
  const env = {
    PATH: bin,
    HOME: folder,
    FIREBASE_EMULATORS_PATH: path.join(folder, 'emulators'),
    DUU_ADOPTIUM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const { stdout } = await exec(process.execPath, ['--input-type=module', '-e', script], { env });
  return JSON.parse(stdout) as Record<string, string>;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'duu-backends-'));
  bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const tool of ['tar', 'gzip', 'sh', 'mkdir'])
    symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), path.join(bin, tool));
  program(path.join(bin, 'npm'), 'exit 1');
  const list = 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json';
  const downloads = JSON.parse(readFileSync(path.join(root, list), 'utf8')) as Record<
    'firestore' | 'storage',
    { downloadPathRelativeToCacheDir: string }
  >;
  for (const { downloadPathRelativeToCacheDir: file } of [downloads.firestore, downloads.storage])
    program(path.join(folder, 'emulators', file), '');
  // On a Mac the folder of `java` lies deeper.
  const home = process.platform === 'darwin' ? 'jre/Contents/Home' : 'jre';
  program(path.join(folder, home, 'bin/java'), 'echo \'openjdk version "21.0.9"\' >&2');
  execFileSync('tar', ['-czf', path.join(folder, 'jre.tar.gz'), '-C', folder, 'jre']);
  const archive = readFileSync(path.join(folder, 'jre.tar.gz'));
  fetches = 0;
  server = createServer((request, response) => {
    if (request.url === '/jre.tar.gz') {
      fetches += 1;
      return void response.end(archive);
    }
    const checksum = createHash('sha256').update(archive).digest('hex');
    const link = `http://${request.headers.host}/jre.tar.gz`;
    const binary = { package: { link, checksum, size: archive.length } };
    response.end(JSON.stringify([{ release_name: 'jdk-21.0.9+10', binary }]));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('with Node alone the emulators run on a Java that is fetched once', async () => {
  const first = await choice();
  expect(first).toMatchObject({ storageRules: 'official' });
  expect(first.javaDir).toContain(path.join(folder, '.cache', 'duu', 'java-21-'));
  expect(first.hidane).toBeUndefined();
  expect(await choice()).toEqual(first);
  expect(fetches).toBe(1);
});

test('a Java that is there already goes before hidane and before a fetch', async () => {
  program(path.join(bin, 'java'), 'echo \'openjdk version "22"\' >&2');
  program(path.join(bin, 'hidane'), 'echo hidane 0.6.0');
  expect(await choice()).toEqual({ javaDir: bin, storageRules: 'official' });
  expect(fetches).toBe(0);
});

test('Rust goes before a fetch', async () => {
  // `cargo install … --root FOLDER`, with the folder last.
  program(
    path.join(bin, 'cargo'),
    'for last; do :; done; [ "$1" = install ] || exit 0; mkdir -p "$last/bin"; printf "#!/bin/sh\\necho hidane 0.6.0\\n" > "$last/bin/hidane"; /bin/chmod +x "$last/bin/hidane"',
  );
  const { hidane, javaDir } = await choice();
  expect(hidane).toContain(path.join('bin', 'hidane'));
  expect(javaDir).toBeUndefined();
  expect(fetches).toBe(0);
});
