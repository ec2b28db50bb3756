import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { VoiceRefusal } from './voice-refusal.ts';

/** What the publisher says about a file; unknown where it says nothing. */
interface Published {
  readonly bytes: number | undefined;
  /** Git's SHA-1 of small files in a Hugging Face repository counts the length too. */
  readonly checksum: { readonly kind: 'sha256' | 'git'; readonly hex: string } | undefined;
}

export interface DownloadOptions {
  /** SHA-256 in hexadecimal, where the caller knows it. */
  readonly sha256?: string | undefined;
  readonly onProgress: (done: number, all: number | undefined) => void;
}

/**
 * Downloads a file: continues one that was interrupted, and checks size and checksum as the publisher states them.
 * Returns whether there was a checksum. @throws VoiceRefusal with one sentence
 */
export async function download(
  url: string,
  path: string,
  { sha256, onProgress }: DownloadOptions,
): Promise<boolean> {
  const published = await describe(url);
  const checksum = sha256 ? ({ kind: 'sha256', hex: sha256 } as const) : published.checksum;
  const part = `${path}.part`;
  if ((await sizeOf(part)) !== published.bytes || published.bytes === undefined)
    await fetchRest(url, part, published.bytes, onProgress);
  const size = await sizeOf(part);
  if (published.bytes !== undefined && size !== published.bytes)
    await refuse(part, `${url} has ${size} bytes instead of ${published.bytes}: try again later.`);
  if (checksum && (await digestOf(part, checksum.kind, size)) !== checksum.hex.toLowerCase())
    await refuse(
      part,
      `${url} does not have the checksum that its publisher states: it was not added.`,
    );
  await rename(part, path);
  return checksum !== undefined;
}

async function refuse(part: string, sentence: string): Promise<never> {
  await rm(part, { force: true });
  throw new VoiceRefusal(sentence);
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Asks for a file's size and checksum; Hugging Face states both before it redirects to the file. */
async function describe(url: string): Promise<Published> {
  const first = await ask(url, { method: 'HEAD', redirect: 'manual' });
  const etag = (first.headers.get('x-linked-etag') ?? first.headers.get('etag') ?? '').replace(
    /^W\/|"/g,
    '',
  );
  const checksum = /^[0-9a-f]{64}$/i.test(etag)
    ? ({ kind: 'sha256', hex: etag } as const)
    : /^[0-9a-f]{40}$/i.test(etag)
      ? ({ kind: 'git', hex: etag } as const)
      : undefined;
  const isRedirect = first.status >= 300 && first.status < 400;
  const linked = first.headers.get('x-linked-size');
  const last = linked === null && isRedirect ? await ask(url, { method: 'HEAD' }) : first;
  if (!last.ok && !(isRedirect && linked !== null)) throw notThere(url, last.status);
  const length = linked ?? last.headers.get('content-length');
  return { bytes: length === null ? undefined : Number(length), checksum };
}

const notThere = (url: string, status: number) =>
  new VoiceRefusal(`${new URL(url).host} answered ${status} for ${url}.`);

async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new VoiceRefusal(
      `There is no connection to ${new URL(url).host}: download ${url} elsewhere, put the voice's files in a folder, and add that with npm run voices -- add FOLDER --id ID --lang mn.`,
    );
  }
}

async function fetchRest(
  url: string,
  part: string,
  bytes: number | undefined,
  onProgress: DownloadOptions['onProgress'],
): Promise<void> {
  const present = await sizeOf(part);
  const from = bytes !== undefined && present < bytes ? present : 0;
  const response = await ask(url, from > 0 ? { headers: { Range: `bytes=${from}-` } } : {});
  if (!response.ok || !response.body) throw notThere(url, response.status);
  const continues = response.status === 206;
  let done = continues ? from : 0;
  const file = await open(part, continues ? 'a' : 'w').catch((error) => {
    throw unwritable(part, error);
  });
  try {
    const chunks = response.body[Symbol.asyncIterator]();
    for (;;) {
      const next = await chunks.next().catch(() => {
        throw new VoiceRefusal(
          `The download stopped after ${done} bytes: run the command again to continue.`,
        );
      });
      if (next.done) return;
      // Each chunk is stored before the next is read, so that an interruption loses none.
      await file.appendFile(next.value).catch((error) => {
        throw unwritable(part, error);
      });
      done += next.value.length;
      onProgress(done, bytes);
    }
  } finally {
    await file.close();
  }
}

const unwritable = (part: string, error: Error) =>
  new VoiceRefusal(`${part} could not be written: ${error.message}.`);

async function digestOf(path: string, kind: 'sha256' | 'git', size: number): Promise<string> {
  const hash = createHash(kind === 'sha256' ? 'sha256' : 'sha1');
  if (kind === 'git') hash.update(`blob ${size}\0`);
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
