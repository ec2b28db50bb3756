import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Bucket } from '@google-cloud/storage';
import { z } from 'zod';

/** Files of the bucket. Paths come from contract/paths. */
export interface Files {
  /** Writes a whole file, or replaces it. */
  write(path: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Size in bytes; null if there is no such file. */
  size(path: string): Promise<number | null>;
  /** Bytes `start` to `end`, both included. */
  read(path: string, start: number, end: number): Promise<Readable>;
  /** A whole small file; null if there is no such file. */
  bytes(path: string): Promise<Uint8Array | null>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  /**
   * Revokes the download tokens of every file whose path begins with `prefix`: anyone with such an address
   * could read the file.
   */
  revokeLinks(prefix: string): Promise<void>;
  /** Paths that begin with `prefix`, up to `most` of them. */
  list(prefix: string, max: number): Promise<string[]>;
  /** The folders directly below a prefix, page by page. Each path ends with a slash. */
  folders(prefix: string): AsyncGenerator<string>;
  /** Removes every file whose path begins with `prefix`. */
  removeAll(prefix: string): Promise<void>;
}

/** The folders in an answer of Storage. */
const folderPage = z.object({ prefixes: z.array(z.string()).default([]) });
const pageOf = z.object({ pageToken: z.string().optional() }).nullish();

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}

/**
 * Browsers must not cache users' files: a copy would outlive the session and the file. Samples are public and get a
 * new path with each change.
 */
const cacheControlOf = (path: string) =>
  path.startsWith('users/') ? 'private, no-store' : 'private, max-age=3600';

export function createFiles(bucket: () => Promise<Bucket>): Files {
  return {
    async write(path, bytes, contentType) {
      await (await bucket())
        .file(path)
        .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
          resumable: false,
          contentType,
          // Its own check sum is JavaScript, which holds the thread for half a second for ten minutes of FLAC.
          validation: 'md5',
          metadata: { cacheControl: cacheControlOf(path) },
        });
    },
    async size(path) {
      try {
        const [metadata] = await (await bucket()).file(path).getMetadata();
        return Number(metadata.size);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async read(path, start, end) {
      return (await bucket()).file(path).createReadStream({ start, end, validation: false });
    },
    async bytes(path) {
      try {
        const [bytes] = await (await bucket()).file(path).download({ validation: false });
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await (await bucket()).file(path).delete({ ignoreNotFound: true });
    },
    async revokeLinks(prefix) {
      for await (const file of (await bucket()).getFilesStream({ prefix })) {
        // Download addresses contain this token.
        const token = randomBytes(16).toString('hex');
        await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
      }
    },
    async list(prefix, most) {
      const [found] = await (await bucket()).getFiles({ prefix, maxResults: most });
      return found.map((file) => file.name);
    },
    async *folders(prefix) {
      let pageToken: string | undefined;
      do {
        const [, next, answer] = await (await bucket()).getFiles({
          prefix,
          delimiter: '/',
          autoPaginate: false,
          ...(pageToken === undefined ? {} : { pageToken }),
        });
        yield* folderPage.parse(answer).prefixes;
        pageToken = pageOf.parse(next)?.pageToken;
      } while (pageToken !== undefined);
    },
    async removeAll(prefix) {
      try {
        await (await bucket()).deleteFiles({ prefix, force: true });
      } catch (error) {
        // `force` continues after failures and throws all of them at the end.
        const all: readonly unknown[] = Array.isArray(error) ? error : [error];
        const [first] = all.filter((one) => !isMissing(one));
        if (first !== undefined) throw new Error('Files could not be removed.', { cause: first });
      }
    },
  };
}
