import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { composed } from './composed.ts';
import { limits } from './limits.ts';

/** Control characters, and those that change the reading direction, which can disguise a name. */
export const unreadable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** A visible character. */
const visible = /[^\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isName(value: string): boolean {
  return (
    value.isWellFormed() &&
    visible.test(value) &&
    !unreadable.test(value) &&
    countCharacters(value) <= limits.nameCharacters
  );
}

/** A name given by a user: one line, trimmed, 1 to 120 characters with a visible one. */
export const name = z
  .string()
  .transform((value) => composed(value).replace(/\s+/gu, ' ').trim())
  .refine(isName);
