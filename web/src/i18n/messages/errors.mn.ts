import { errorsMn as contractMn } from '@duu/contract/errors/mongolian';
import type { errorsEn } from './errors.en.ts';
import { prefixed } from './prefixed.ts';

export const errorsMn = {
  ...prefixed(contractMn),
  'errors.offline': 'Интернэт холболт тасарсан бололтой. Холболтоо шалгаад дахин оролдоно уу.',
} satisfies Record<keyof typeof errorsEn, string>;
