import type { sharingEn } from './sharing.en.ts';

export const sharingMn = {} satisfies Record<keyof typeof sharingEn, string>;
