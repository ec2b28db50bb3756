import { errorsEn as contractEn } from '@duu/contract/errors/english';
import { prefixed } from './prefixed.ts';

/** The contract's texts under `errors.`, and those of the error pages and of sign-in, by status and by code. */
export const errorsEn = {
  ...prefixed(contractEn),
  'errors.offline': 'You seem to be offline. Please check your connection and try again.',
} as const;
