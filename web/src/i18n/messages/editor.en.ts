export const editorEn = {} as const;
