import { z } from 'zod';
import { countCharacters } from './characters.ts';
import { limits } from './limits.ts';

/** A name a person gives: one line, trimmed, 1 to 120 characters. */
export const name = z
  .string()
  .transform((value) => value.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((value) => value.length > 0 && countCharacters(value) <= limits.nameCharacters);
