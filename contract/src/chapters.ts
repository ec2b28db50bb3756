import type { Audio } from './documents/audio.ts';

type Named = Pick<Audio, 'name'> & { readonly chapter?: Audio['chapter'] };

/** A chapter of a collection: audios in a row that are pieces of one, or a single audio. */
export interface Chapter<T> {
  readonly title: string;
  readonly pieces: readonly T[];
}

/** The title of a book's chapter, unless the user has renamed the audio. */
function titleOf({ name, chapter }: Named): string {
  return chapter && name.endsWith(` ${chapter.title}`) ? chapter.title : name;
}

/** Returns who reads audios, in the language of the first one. */
export function narratorsOf(audios: readonly Pick<Audio, 'speaker' | 'language'>[]): string[] {
  const language = audios[0]?.language ?? 'mn';
  return [...new Set(audios.map(({ speaker }) => speaker.name[language]))];
}

/** Groups what is in the order of a collection into chapters. */
export function chaptersOf<T>(entries: readonly T[], audioOf: (entry: T) => Named): Chapter<T>[] {
  const found: { title: string; pieces: T[]; number: number | null }[] = [];
  for (const entry of entries) {
    const audio = audioOf(entry);
    const number = audio.chapter?.number ?? null;
    const last = found.at(-1);
    if (number !== null && last?.number === number) last.pieces.push(entry);
    else found.push({ title: titleOf(audio), pieces: [entry], number });
  }
  return found;
}
