import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../tools/command.ts';
import { type FetchJavaOptions, fetchJava } from './fetch-java.ts';

let folder = '';
let server: Server;
let archive: Buffer;
let asked: string[] = [];
/** How the server answers the request for the archive. */
let sendArchive: RequestListener;
let announce: (link: string) => unknown;
const said: string[] = [];

const release = (link: string, over: object = {}) => [
  {
    release_name: 'jdk-21.0.9+10',
    vendor: 'eclipse',
    binary: {
      image_type: 'jre',
      os: 'linux',
      package: {
        name: 'OpenJDK21U-jre.tar.gz',
        link,
        checksum: createHash('sha256').update(archive).digest('hex'),
        size: archive.length,
        ...over,
      },
    },
  },
];

const options = (): FetchJavaOptions => ({
  api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  cache: path.join(folder, 'cache'),
  platform: { os: 'linux', architecture: 'x64' },
  timeoutMs: 20_000,
});

/** An archive like Adoptium's: one folder with the release's name, here with a shell script as `java`. */
function pack(java: string): Buffer {
  const bin = path.join(folder, 'jdk-21.0.9+10-jre', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(path.join(bin, 'java'), java, { mode: 0o755 });
  const file = path.join(folder, 'jre.tar.gz');
  execFileSync('tar', ['-czf', file, '-C', folder, 'jdk-21.0.9+10-jre']);
  return readFileSync(file);
}

async function refusalOf(given: Partial<FetchJavaOptions> = {}): Promise<string> {
  const error = await fetchJava({ ...options(), ...given }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommandError)) throw new Error(`no CommandError: ${String(error)}`);
  expect(readdirSync(path.join(folder, 'cache'))).toEqual([]);
  return error.message;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'duu-java-'));
  archive = pack('#!/bin/sh\nexit 0\n');
  asked = [];
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  announce = (link) => release(link);
  sendArchive = (_, response) => response.end(archive);
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/jre.tar.gz') return void sendArchive(request, response);
    const body = announce(`http://${request.headers.host}/jre.tar.gz`);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('downloads a runtime once and prints its progress', async () => {
  const bin = await fetchJava(options());
  expect(existsSync(path.join(bin, 'java'))).toBe(true);
  expect(await fetchJava(options())).toBe(bin);
  expect(asked).toEqual([
    '/v3/assets/latest/21/hotspot?architecture=x64&image_type=jre&os=linux&vendor=eclipse',
    '/jre.tar.gz',
  ]);
  expect(said[0]).toContain('Fetching a Java 21 runtime');
  expect(said.at(-1)).toContain('100 %');
  expect(readdirSync(path.join(folder, 'cache'))).toEqual(['java-21-linux-x64']);
});

test('two parallel calls download one runtime', async () => {
  const [one, other] = await Promise.all([fetchJava(options()), fetchJava(options())]);
  expect(one).toBe(other);
  expect(asked).toHaveLength(2);
});

test('ignores files of a download that was killed', async () => {
  const { cache } = options();
  mkdirSync(path.join(cache, 'java-21-linux-x64.part', 'java', 'bin'), { recursive: true });
  writeFileSync(path.join(cache, 'java-21-linux-x64.part', 'java', 'bin', 'java'), 'half');
  const bin = await fetchJava(options());
  expect(readFileSync(path.join(bin, 'java'), 'utf8')).toContain('exit 0');
});

test('each platform has a separate runtime', async () => {
  const bins = await Promise.all(
    (['linux', 'alpine-linux'] as const).map((name) =>
      fetchJava({ ...options(), platform: { os: name, architecture: 'aarch64' } }),
    ),
  );
  expect(new Set(bins).size).toBe(2);
  expect(asked.filter((url) => url.includes('os=alpine-linux&'))).toHaveLength(1);
});

test('refuses a wrong checksum', async () => {
  announce = (link) => release(link, { checksum: 'a'.repeat(64) });
  expect(await refusalOf()).toContain('SHA-256');
});

test('refuses more bytes than were announced', async () => {
  announce = (link) => release(link, { size: archive.length - 10 });
  expect(await refusalOf()).toContain('SHA-256');
});

test('reports an incomplete download', async () => {
  sendArchive = (_, response) => {
    response.writeHead(200, { 'Content-Length': archive.length });
    response.write(archive.subarray(0, 20), () => response.destroy());
  };
  expect(await refusalOf()).toContain('was cut off after');
});

test('reports a missing network', async () => {
  // Nothing listens at the port of a server that has closed.
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const api = `http://127.0.0.1:${port}`;
  expect(await refusalOf({ api })).toContain('could not be reached (ECONNREFUSED)');
});

test.each([
  ['about releases', () => (announce = () => ({ not: 'a list' })), 'something unknown'],
  [
    'with no release for this platform',
    () => (announce = () => []),
    'no Java 21 runtime for linux',
  ],
  ['with a page of somebody’s hotel', () => (announce = () => '<html>'), 'something unknown'],
  [
    'that the archive is gone',
    () => {
      sendArchive = (_, response) => void response.writeHead(404).end();
    },
    'status 404',
  ],
])('one sentence where the server answers %s', async (_, prepare, sentence) => {
  prepare();
  expect(await refusalOf()).toContain(sentence);
});

test('reports an API that does not answer', async () => {
  server.removeAllListeners('request');
  expect(await refusalOf({ timeoutMs: 50 })).toContain('said nothing');
});

test('reports a download that stalls', async () => {
  sendArchive = (_, response) => void response.writeHead(200).write(archive.subarray(0, 20));
  expect(await refusalOf({ timeoutMs: 300 })).toContain('said nothing');
});

test('deletes a runtime that does not run here', async () => {
  archive = pack('#!/bin/sh\necho no such loader >&2; exit 1\n');
  expect(await refusalOf()).toContain('does not run here');
});
