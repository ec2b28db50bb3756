import type { editorEn } from './editor.en.ts';

export const editorMn = {} satisfies Record<keyof typeof editorEn, string>;
