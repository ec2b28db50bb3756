import { chaptersOf, narratorsOf } from '@duu/contract/chapters';
import type { Collection } from '@duu/contract/documents/collection';
import type { WithId } from '@duu/contract/id';
import { makeZip } from 'client-zip';
import type { Deps } from '../../../deps.ts';
import { coverOf } from '../cover.ts';
import type { Entry, JoinedSound } from '../joined-sound.ts';
import type { EpubChapter, EpubPiece } from './chapter-pages.ts';
import { clipsOf } from './clips.ts';
import { coverPath, packageFiles } from './package-files.ts';

const contents = { mn: 'Гарчиг', en: 'Contents' } as const;

type Sounds = ReadonlyMap<Entry, string>;

async function pieceOf(
  { documents }: Deps,
  uid: string,
  entry: Entry,
  sounds: Sounds,
): Promise<EpubPiece> {
  const content = (await documents.content(uid, entry.audio.id).get()).data();
  const { segments, words } = content ?? { segments: [], words: [] };
  const sound = sounds.get(entry) ?? '';
  return { sound, paragraphs: clipsOf({ segments, words }, entry.ownMs) };
}

/**
 * Returns the audios of a collection as an EPUB whose text is marked while it is read (media overlays): each chapter is a page,
 * and the sounds are in it as they are.
 */
export async function epubOf(
  deps: Deps,
  uid: string,
  collection: Pick<WithId<Collection>, 'id' | 'author' | 'coverPath'>,
  { name, entries }: Pick<JoinedSound, 'name' | 'entries'>,
): Promise<AsyncIterable<Uint8Array>> {
  const sounds = new Map(entries.map((entry, at) => [entry, `audio/a${at + 1}.mp3`]));
  const found = chaptersOf(entries, ({ audio }) => audio);
  const chapters = await Promise.all(
    found.map(async ({ title, pieces }, at): Promise<EpubChapter> => {
      const language = pieces[0]?.audio.language ?? 'mn';
      const read = await Promise.all(pieces.map((entry) => pieceOf(deps, uid, entry, sounds)));
      return { id: `c${at + 1}`, title, language, pieces: read };
    }),
  );
  const language = chapters[0]?.language ?? 'mn';
  const modified = deps.now();
  const cover = await coverOf(deps, collection);
  const files = packageFiles({
    id: collection.id,
    title: name,
    modified,
    author: collection.author,
    narrators: narratorsOf(entries.map(({ audio }) => audio)),
    hasCover: cover !== undefined,
    contents: contents[language],
    chapters,
  });
  const all = function* () {
    for (const { path, text } of files) yield { name: path, input: text, lastModified: modified };
    if (cover) yield { name: `EPUB/${coverPath}`, input: cover, lastModified: modified };
    for (const [entry, path] of sounds)
      yield { name: `EPUB/${path}`, input: entry.read(), lastModified: modified };
  };
  return makeZip(all());
}
