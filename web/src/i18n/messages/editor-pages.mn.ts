import { editorMn } from './editor.mn.ts';
import type { editorPagesEn } from './editor-pages.en.ts';
import { readingMn } from './reading.mn.ts';
import { shareMn } from './share.mn.ts';

export const editorPagesMn = { ...editorMn, ...readingMn, ...shareMn } satisfies Record<
  keyof typeof editorPagesEn,
  string
>;
