import { editorEn } from './editor.en.ts';
import { readingEn } from './reading.en.ts';

/** Texts of the editor and of an audio's page. */
export const editorPagesEn = { ...editorEn, ...readingEn };
