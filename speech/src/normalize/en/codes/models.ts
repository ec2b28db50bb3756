import { allows } from '../neighbors.ts';

/** Whether 501s is of a model, behind a make or another name: Levi's 501s. */
export const isOfModel = (behind: string): boolean =>
  allows('@make', 'before', behind) ||
  allows('@made', 'before', behind) ||
  /(?:\S \p{Lu}\p{L}+|['’]s) $/u.test(behind);
