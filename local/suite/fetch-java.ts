// Downloads a Java 21 runtime (Eclipse Temurin's JRE, with Adoptium's public API) if there is neither Java nor Rust.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CommandError, printProgress } from '../../tools/command.ts';
import { withLock } from '../../tools/lock.mjs';
import { cacheDir } from '../../tools/paths.ts';

const exec = promisify(execFile);
const megabyte = 1_000_000;
const otherwise =
  'Run the command again, or install Java 21 (https://adoptium.net) or Rust (https://rustup.rs) yourself.';

/** The fields that are used of https://api.adoptium.net/q/swagger-ui, `AssetsLatest`. */
const latestReleases = z.array(
  z.object({
    release_name: z.string(),
    binary: z.object({
      package: z.object({
        link: z.url(),
        checksum: z.string().regex(/^[0-9a-f]{64}$/),
        size: z.int().positive(),
      }),
    }),
  }),
);

interface Release {
  readonly name: string;
  readonly link: string;
  readonly checksum: string;
  readonly bytes: number;
}

/** Adoptium's names. Alpine is separate, because a runtime for glibc does not run on musl. */
interface Platform {
  readonly os: 'linux' | 'alpine-linux' | 'mac';
  readonly architecture: string;
}

const architectures: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'x64',
  arm64: 'aarch64',
};

function thisPlatform(): Platform {
  const os = process.platform === 'darwin' ? 'mac' : hasGlibc() ? 'linux' : 'alpine-linux';
  return { os, architecture: architectures[process.arch] ?? process.arch };
}

function hasGlibc(): boolean {
  // Without this, the report looks up host names of open connections, which takes seconds.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime !== undefined;
}

export interface FetchJavaOptions {
  readonly api: string;
  readonly cache: string;
  readonly platform: Platform;
  /** How long a server may send nothing, in ms. */
  readonly timeoutMs: number;
}

const defaults = (): FetchJavaOptions => ({
  api: process.env.DUU_ADOPTIUM_URL ?? 'https://api.adoptium.net',
  cache: cacheDir,
  platform: thisPlatform(),
  timeoutMs: 30_000,
});

function homeIn(cache: string, { os, architecture }: Platform): string {
  return path.join(cache, `java-21-${os}-${architecture}`);
}

function binIn(home: string, { os }: Platform): string {
  return os === 'mac' ? path.join(home, 'Contents', 'Home', 'bin') : path.join(home, 'bin');
}

/** Returns the folder of `java` after the download. */
export function fetchedJavaDir({ cache, platform } = defaults()): string {
  return binIn(homeIn(cache, platform), platform);
}

/**
 * Downloads the runtime unless it is there. Returns the folder of `java`.
 * @throws CommandError if the download fails; nothing incomplete is left
 */
export async function fetchJava(given: Partial<FetchJavaOptions> = {}): Promise<string> {
  const options = { ...defaults(), ...given };
  const bin = fetchedJavaDir(options);
  const home = homeIn(options.cache, options.platform);
  return withLock(`${home}.lock`, async () => {
    if (existsSync(path.join(bin, 'java'))) return bin;
    const part = `${home}.part`;
    // Left by a download that was killed.
    rmSync(part, { recursive: true, force: true });
    try {
      const release = await latestRelease(options);
      printProgress(
        `Fetching a Java 21 runtime for the emulators: Eclipse ${release.name}, ${megabytes(release.bytes)}, once for this machine, into ${options.cache}…`,
      );
      mkdirSync(path.join(part, 'java'), { recursive: true });
      await download(release, path.join(part, 'archive.tar.gz'), options.timeoutMs);
      await unpack(part, options.platform);
      rmSync(home, { recursive: true, force: true });
      renameSync(path.join(part, 'java'), home);
      return bin;
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  });
}

async function latestRelease({ api, platform, timeoutMs }: FetchJavaOptions): Promise<Release> {
  const { os, architecture } = platform;
  const query = new URLSearchParams({ architecture, image_type: 'jre', os, vendor: 'eclipse' });
  const { host } = new URL(api);
  const address = `${api}/v3/assets/latest/21/hotspot?${query}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error) => {
    throw isTimeout(error) ? silent(host, timeoutMs) : unreachable(host, error);
  });
  if (answer.status !== 200)
    throw new CommandError(
      `${host}, which knows where Java 21 is, answered with status ${answer.status}. ${otherwise}`,
    );
  const body: unknown = await answer.json().catch((error) => {
    if (isTimeout(error)) throw silent(host, timeoutMs);
  });
  const releases = latestReleases.safeParse(body).data;
  if (!releases)
    throw new CommandError(`${host} answered about Java 21 with something unknown. ${otherwise}`);
  const [latest] = releases;
  if (!latest)
    throw new CommandError(
      `Eclipse Temurin has no Java 21 runtime for ${os} on ${architecture}: install Java 21 or Rust (https://rustup.rs) yourself.`,
    );
  const { link, checksum, size } = latest.binary.package;
  // The checksum came over HTTPS, so the download has to use it as well.
  if (new URL(api).protocol === 'https:' && new URL(link).protocol !== 'https:')
    throw new CommandError(`${host} names an unencrypted address for Java 21. ${otherwise}`);
  return { name: `Temurin ${latest.release_name}`, link, checksum, bytes: size };
}

async function download(release: Release, file: string, timeoutMs: number): Promise<void> {
  const { host } = new URL(release.link);
  const silence = new AbortController();
  const stop = () => silence.abort(new DOMException('silent', 'TimeoutError'));
  let timer = setTimeout(stop, timeoutMs);
  const hash = createHash('sha256');
  let bytes = 0;
  let shownFifths = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _, done) {
      clearTimeout(timer);
      timer = setTimeout(stop, timeoutMs);
      hash.update(chunk);
      bytes += chunk.length;
      const fifths = Math.min(5, Math.floor((bytes / release.bytes) * 5));
      if (fifths > shownFifths) printProgress(`  ${fifths * 20} % of ${megabytes(release.bytes)}`);
      shownFifths = fifths;
      if (bytes > release.bytes) done(new Error('More came than was announced.'));
      else done(null, chunk);
    },
  });
  try {
    const answer = await fetch(release.link, { signal: silence.signal }).catch((error) => {
      throw isTimeout(error) ? silent(host, timeoutMs) : unreachable(host, error);
    });
    if (answer.status !== 200 || !answer.body)
      throw new CommandError(
        `The Java 21 runtime could not be fetched: ${host} answered with status ${answer.status}. ${otherwise}`,
      );
    await pipeline(
      Readable.fromWeb(answer.body as ReadableStream),
      watch,
      createWriteStream(file),
      {
        signal: silence.signal,
      },
    );
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (isOfDisk(error))
      throw new CommandError(
        `The Java 21 runtime could not be written to ${file}: ${error.message}.`,
      );
    if (silence.signal.aborted) throw silent(host, timeoutMs);
  } finally {
    clearTimeout(timer);
  }
  if (bytes < release.bytes)
    throw new CommandError(
      `The Java 21 runtime was cut off after ${megabytes(bytes)} of ${megabytes(release.bytes)}: nothing of it is kept. ${otherwise}`,
    );
  if (bytes > release.bytes || hash.digest('hex') !== release.checksum)
    throw new CommandError(
      `What ${host} sent is not the Java 21 runtime that was announced (its SHA-256 is another): nothing of it is kept. ${otherwise}`,
    );
}

async function unpack(part: string, platform: Platform): Promise<void> {
  const into = path.join(part, 'java');
  const args = ['-xzf', path.join(part, 'archive.tar.gz'), '-C', into, '--strip-components=1'];
  await exec('tar', args).catch((error) => {
    throw new CommandError(`The Java 21 runtime could not be unpacked with tar: ${error.message}`);
  });
  await exec(path.join(binIn(into, platform), 'java'), ['-version']).catch((error) => {
    throw new CommandError(
      `The Java 21 runtime that was fetched does not run here (${error.message.trim()}): install Java 21 or Rust (https://rustup.rs) yourself.`,
    );
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function isOfDisk(error: unknown): error is NodeJS.ErrnoException {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['ENOSPC', 'EACCES', 'EDQUOT', 'EROFS', 'EIO'].includes(String(code));
}

function silent(host: string, timeoutMs: number): CommandError {
  return new CommandError(
    `${host} said nothing for ${timeoutMs / 1000} s while a Java 21 runtime was fetched. ${otherwise}`,
  );
}

function unreachable(host: string, error: Error): CommandError {
  const { cause } = error;
  const why = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return new CommandError(
    `${host} could not be reached${why} to fetch a Java 21 runtime. Check the network. ${otherwise}`,
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(bytes < megabyte ? 1 : 0)} MB`;
}
