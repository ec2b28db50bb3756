import { type Audio, audio as audioSchema } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { fileName, uniqueNames } from '../../../files/file-name.ts';
import { saveBlob } from '../../../files/save-blob.ts';
import type { DocsQuery } from '../../../firebase/documents/docs-query.ts';
import { parseDoc } from '../../../firebase/documents/parse-doc.ts';
import { fileUrl } from '../../../firebase/files.ts';

export interface ZipProgress {
  readonly done: number;
  readonly total: number;
}

interface SaveFilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array>> }>;
}

/** Loaded audios, or the query that finds them. */
export type Zipped = DocsQuery | readonly WithId<Audio>[];

async function readAudios(of: DocsQuery): Promise<WithId<Audio>[]> {
  const { readDocs } = await import('../../../firebase/documents/firestore-sdk.ts');
  return (await readDocs(of)).map((doc) => parseDoc(`${of.path}/${doc.id}`, doc, audioSchema));
}

/**
 * Packs the finished ones of these audios, one after another, during the download. If the browser can write to disk on
 * the go, the zip is never entirely in memory; otherwise it is a blob. Returns how many audios could not be read.
 * Rejects with an `AbortError` when the user closes the file dialog.
 */
export async function zipAudios(
  called: string,
  of: Zipped,
  onProgress: (progress: ZipProgress) => void,
): Promise<number> {
  const name = fileName(called, 'zip');
  const picker = (window as SaveFilePicker).showSaveFilePicker;
  // The dialog comes first: browsers open it only for a press.
  const target = picker ? await picker.call(window, { suggestedName: name }) : null;
  const [{ downloadZip }, found] = await Promise.all([
    import('client-zip'),
    'path' in of ? readAudios(of) : of,
  ]);
  const audios = found.flatMap(({ storagePath, ...rest }) =>
    storagePath === null ? [] : [{ ...rest, storagePath }],
  );
  const nameOf = uniqueNames();
  let failed = 0;
  async function* files() {
    for (const [index, audio] of audios.entries()) {
      onProgress({ done: index, total: audios.length });
      const input = await fetch(await fileUrl(audio.storagePath)).catch(() => null);
      if (input?.ok)
        yield { name: nameOf(audio.name, 'mp3'), input, lastModified: audio.createdAt };
      else failed++;
    }
    onProgress({ done: audios.length, total: audios.length });
  }
  const zip = downloadZip(files());
  if (target !== null && zip.body !== null) await zip.body.pipeTo(await target.createWritable());
  else saveBlob(await zip.blob(), name);
  return failed;
}
