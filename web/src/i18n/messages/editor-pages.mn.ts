import { editorMn } from './editor.mn.ts';
import type { editorPagesEn } from './editor-pages.en.ts';
import { readingMn } from './reading.mn.ts';

export const editorPagesMn = { ...editorMn, ...readingMn } satisfies Record<
  keyof typeof editorPagesEn,
  string
>;
