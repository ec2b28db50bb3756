import { escapeHtml } from '@duu/contract/escape-html';
import type { Language } from '@duu/contract/language';
import type { Sentence } from './clips.ts';

/** A piece of a chapter with its sound. */
export interface EpubPiece {
  /** Path of its sound in the package. */
  readonly sound: string;
  readonly paragraphs: readonly (readonly Sentence[])[];
}

export interface EpubChapter {
  /** Name of its files: `c1`. */
  readonly id: string;
  readonly title: string;
  readonly language: Language;
  readonly pieces: readonly EpubPiece[];
}

interface Placed {
  readonly id: string | null;
  readonly sound: string;
  readonly sentence: Sentence;
}

/** Returns the sentences of a chapter by paragraph; those with a clip have an id. */
function placedOf({ pieces }: EpubChapter): Placed[][] {
  let number = 0;
  return pieces.flatMap(({ sound, paragraphs }) =>
    paragraphs.map((sentences) =>
      sentences.map((sentence) => ({
        id: sentence.clip === null ? null : `s${++number}`,
        sound,
        sentence,
      })),
    ),
  );
}

const span = ({ id, sentence: { text } }: Placed): string =>
  id === null ? escapeHtml(text) : `<span id="${id}">${escapeHtml(text)}</span>`;

const textOf = (placed: readonly Placed[]): string =>
  placed.map(({ sentence }) => sentence.text).join('');

export const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns a page of the package; `depth` leads from its folder to that of the stylesheet. */
export function pageOf(
  { title, language }: { readonly title: string; readonly language: string },
  body: string,
  depth: string,
): string {
  return (
    `${xml}<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" ` +
    `xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">` +
    `<head><title>${escapeHtml(title)}</title>` +
    `<link rel="stylesheet" type="text/css" href="${depth}style.css"/></head>\n` +
    `<body>${body}</body></html>\n`
  );
}

/** Returns a chapter's page. Its first paragraph is the heading if it has the title's words. */
export function chapterPage(chapter: EpubChapter): string {
  const [first = [], ...rest] = placedOf(chapter);
  const hasHeading = textOf(first).trim() === chapter.title.trim();
  const heading = hasHeading ? first.map(span).join('') : escapeHtml(chapter.title);
  const paragraphs = (hasHeading ? rest : [first, ...rest])
    .map((placed) => `<p>${placed.map(span).join('')}</p>`)
    .join('\n');
  return pageOf(chapter, `<section><h1>${heading}</h1>\n${paragraphs}</section>`, '../');
}

/** A clock value of SMIL: `0:01:02.345`. */
export function clock(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const thousandths = String(ms % 1000).padStart(3, '0');
  return `${Math.floor(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${thousandths}`;
}

/** Returns how long the clips of a chapter are together, in ms. */
export function clipsMs({ pieces }: EpubChapter): number {
  return pieces
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .reduce((sum, { clip }) => sum + (clip === null ? 0 : clip.endMs - clip.beginMs), 0);
}

/** Returns a chapter's media overlay: which clip of which sound belongs to each sentence. */
export function chapterOverlay(chapter: EpubChapter): string {
  const page = `${chapter.id}.xhtml`;
  const pairs = placedOf(chapter)
    .flat()
    .flatMap(({ id, sound, sentence: { clip } }) =>
      id === null || clip === null
        ? []
        : `<par id="p${id}"><text src="${page}#${id}"/><audio src="../${sound}" ` +
          `clipBegin="${clock(clip.beginMs)}" clipEnd="${clock(clip.endMs)}"/></par>`,
    );
  return (
    `${xml}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" ` +
    `version="3.0"><body><seq id="q" epub:textref="${page}">\n${pairs.join('\n')}\n</seq></body></smil>\n`
  );
}
