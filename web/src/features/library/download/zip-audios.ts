import type { Audio } from '@duu/contract/documents/audio';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { subtitlesOf } from '../../../files/audio-files.ts';
import { fileName, uniqueNames } from '../../../files/file-name.ts';
import { saveBlob } from '../../../files/save-blob.ts';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';
import { fileUrl } from '../../../firebase/files.ts';
import { readAudios, readCollection } from '../read-audios.ts';

export interface ZipProgress {
  readonly done: number;
  readonly total: number;
}

interface SaveFilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array>> }>;
}

/** Loaded audios, the query that finds them, or a collection: its files are numbered, each with its subtitles. */
export type Zipped =
  | DocsQuery
  | readonly WithId<Audio>[]
  | { readonly collection: WithId<Collection> };

function audiosOf(uid: string, of: Zipped): Promise<readonly WithId<Audio>[]> {
  if ('collection' in of) return readCollection(uid, of.collection);
  return 'path' in of ? readAudios(of) : Promise.resolve(of);
}

/** Returns what goes before the name of a file: as many digits as the last one has. */
function numberOf(index: number, count: number): string {
  return `${String(index + 1).padStart(Math.max(2, String(count).length), '0')} `;
}

/**
 * Packs the finished ones of these audios, one after another, during the download. If the browser can write to disk on
 * the go, the zip is never entirely in memory; otherwise it is a blob. Returns how many audios could not be read.
 * Rejects with an `AbortError` when the user closes the file dialog. client-zip writes archives over 4 GB, which fflate, with
 * which the page reads archives, can't; for both with fflate the page would load 1.2 kB less.
 */
export async function zipAudios(
  uid: string,
  called: string,
  of: Zipped,
  onProgress: (progress: ZipProgress) => void,
): Promise<number> {
  const name = fileName(called, 'zip');
  const picker = (window as SaveFilePicker).showSaveFilePicker;
  // The dialog comes first: browsers open it only for a press.
  const target = picker ? await picker.call(window, { suggestedName: name }) : null;
  const [{ downloadZip }, found] = await Promise.all([import('client-zip'), audiosOf(uid, of)]);
  const audios = found.flatMap(({ storagePath, ...rest }) =>
    storagePath === null ? [] : [{ ...rest, storagePath }],
  );
  const isBook = 'collection' in of;
  const nameOf = uniqueNames();
  let failed = 0;
  async function* files() {
    for (const [index, audio] of audios.entries()) {
      onProgress({ done: index, total: audios.length });
      const number = isBook ? numberOf(index, audios.length) : '';
      const lastModified = audio.createdAt;
      try {
        const input = await fetch(await fileUrl(audio.storagePath));
        if (!input.ok) throw new Error(`The file answered ${input.status}.`);
        yield { name: nameOf(number + audio.name, 'mp3'), input, lastModified };
        if (!isBook) continue;
        const subtitles = await subtitlesOf(uid, audio.id, 'srt');
        yield { name: nameOf(number + audio.name, 'srt'), input: subtitles, lastModified };
      } catch {
        failed++;
      }
    }
    onProgress({ done: audios.length, total: audios.length });
  }
  const zip = downloadZip(files());
  if (target !== null && zip.body !== null) await zip.body.pipeTo(await target.createWritable());
  else saveBlob(await zip.blob(), name);
  return failed;
}
