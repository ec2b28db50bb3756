import { audio, audioContent, audioVersion } from '@duu/contract/documents/audio';
import { collection } from '@duu/contract/documents/collection';
import { user } from '@duu/contract/documents/user';
import { bookFile } from '@duu/contract/paths';
import { downloadZip } from 'client-zip';
import type { z } from 'zod';
import { signInRecord } from '../../firebase/auth/account-actions.ts';
import { type Everything, readEverything } from '../../firebase/documents/read-everything.ts';
import { fileUrl } from '../../firebase/files.ts';

export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ExportResult {
  readonly zip: Blob;
  /** Files that could not be read. */
  readonly missing: number;
}

/** Writes Firestore's and our own dates as ISO 8601, so that other programs can read the file. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'toDate' in value) {
    const { toDate } = value;
    if (typeof toDate === 'function') return (toDate.call(value) as Date).toISOString();
  }
  return value;
}

function json(value: unknown): string {
  return JSON.stringify(value, plain, 2);
}

/** Unpacks texts with their readings and word times, which are stored packed. */
function unpacked({ texts, versions }: Everything): Pick<Everything, 'texts' | 'versions'> {
  const open = <T extends { readonly data: unknown }>(doc: T, schema: z.ZodType): T => ({
    ...doc,
    data: schema.safeParse(doc.data).data ?? doc.data,
  });
  return {
    texts: texts.map((text) => open(text, audioContent)),
    versions: versions.map((version) => open(version, audioVersion)),
  };
}

/** `mark` distinguishes an earlier version from the current audio. */
function fileName(name: string, id: string, mark = ''): string {
  const safe = name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 80);
  return `audio/${safe || 'audio'} (${id})${mark}.mp3`;
}

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

function photoOf({ profile }: Everything): NamedFile[] {
  const parsed = user.safeParse(profile[0]?.data);
  const path = parsed.data?.photoPath;
  return path ? [{ name: `photo.${path.split('.').at(-1)}`, path }] : [];
}

function soundsOf({ audios }: Everything): NamedFile[] {
  return audios.flatMap((raw) => {
    const parsed = audio.safeParse(raw.data);
    return parsed.success && parsed.data.storagePath
      ? [{ name: fileName(parsed.data.name, raw.id), path: parsed.data.storagePath }]
      : [];
  });
}

function coversOf({ collections }: Everything): NamedFile[] {
  return collections.flatMap(({ id, data }) => {
    const path = collection.safeParse(data).data?.coverPath;
    return path ? [{ name: `cover (${id}).jpeg`, path }] : [];
  });
}

/** The texts of books that are not converted to the end. */
function booksOf({ collections }: Everything, uid: string): NamedFile[] {
  return collections.flatMap(({ id, data }) => {
    const state = collection.safeParse(data).data?.book?.state ?? 'done';
    return state === 'done' ? [] : [{ name: `book (${id}).json`, path: bookFile(uid, id) }];
  });
}

function earlierSoundsOf({ audios, versions }: Everything): NamedFile[] {
  const names = new Map(audios.map(({ id, data }) => [id, audio.safeParse(data).data?.name ?? '']));
  return versions.flatMap(({ audioId, data }) => {
    const parsed = audioVersion.safeParse(data);
    if (!parsed.success) return [];
    const { version, storagePath } = parsed.data;
    const name = fileName(names.get(audioId) ?? '', audioId, `, version ${version}`);
    return [{ name, path: storagePath }];
  });
}

/** Exports all of a user's data as one zip created in the browser: documents as JSON, files unchanged. */
export async function exportEverything(
  uid: string,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportResult> {
  const everything = await readEverything(uid);
  const files = [
    ...photoOf(everything),
    ...coversOf(everything),
    ...booksOf(everything, uid),
    ...soundsOf(everything),
    ...earlierSoundsOf(everything),
  ];
  let done = 0;
  let missing = 0;
  onProgress({ done, total: files.length });
  async function* entries() {
    const written = { signIn: signInRecord(), ...everything, ...unpacked(everything) };
    for (const [name, documents] of Object.entries(written))
      yield { name: `${name}.json`, input: json(documents), lastModified: new Date() };
    for (const file of files) {
      try {
        const response = await fetch(await fileUrl(file.path));
        if (!response.ok) throw new Error(String(response.status));
        yield { name: file.name, input: await response.blob(), lastModified: new Date() };
      } catch {
        missing += 1;
      }
      done += 1;
      onProgress({ done, total: files.length });
    }
  }
  const zip = await downloadZip(entries()).blob();
  return { zip, missing };
}
