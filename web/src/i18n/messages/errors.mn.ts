import { errorsMn as contractMn } from '@duu/contract/errors/mongolian';
import type { errorsEn } from './errors.en.ts';
import { prefixed } from './prefixed.ts';

export const errorsMn = {
  ...prefixed(contractMn),
  'errors.offline': 'Интернэт холболт тасарсан бололтой. Холболтоо шалгаад дахин оролдоно уу.',
  'errors.list': 'Жагсаалтыг ачаалж чадсангүй',
  'errors.list.offline': 'Холболтоо шалгана уу. Жагсаалт өөрөө сэргэнэ.',
} satisfies Record<keyof typeof errorsEn, string>;
