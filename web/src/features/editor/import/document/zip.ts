import { unzipSync } from 'fflate';
import { ImportError } from '../import-problem.ts';

/** Maximum unpacked size of one file, and of all that are read, in bytes: more than a thousand pages of text. */
const maxFileBytes = 20 * 1024 * 1024;
const maxTotalBytes = 60 * 1024 * 1024;

export interface Archive {
  /** Returns a file's bytes; null if it is not in the archive. @throws ImportError `unreadable`, `too_much` */
  read(path: string): Uint8Array | null;
  readonly paths: readonly string[];
}

/**
 * Opens a zip archive by its central directory, as the entries themselves may lack their sizes or hold other archives.
 * A file is unpacked when it is read, within limits.
 * @throws ImportError `unreadable`
 */
export function openArchive(bytes: Uint8Array): Archive {
  const sizes = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!sizes.has(name)) sizes.set(name, originalSize);
        return false;
      },
    });
  } catch (cause) {
    throw new ImportError('unreadable', { cause });
  }
  let total = 0;
  return {
    paths: [...sizes.keys()],
    read(path) {
      const size = sizes.get(path);
      if (size === undefined) return null;
      total += size;
      // The directory's size bounds what is unpacked: the inflater gets a buffer of that size.
      if (size > maxFileBytes || total > maxTotalBytes) throw new ImportError('too_much');
      let isFirst = true;
      const isWanted = ({ name }: { name: string }) => {
        const wanted = isFirst && name === path;
        if (wanted) isFirst = false;
        return wanted;
      };
      try {
        return unzipSync(bytes, { filter: isWanted })[path] ?? null;
      } catch (cause) {
        throw new ImportError('unreadable', { cause });
      }
    },
  };
}
