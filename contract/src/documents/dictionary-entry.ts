import { z } from 'zod';
import { countCharacters } from '../characters.ts';
import { composed } from '../composed.ts';
import { instant } from '../instant.ts';
import { language } from '../language.ts';
import { limits } from '../limits.ts';

const text = z
  .string()
  .transform((value) => composed(value).trim())
  .refine(
    (value) =>
      value.isWellFormed() &&
      value.length > 0 &&
      countCharacters(value) <= limits.dictionaryCharacters,
  );

/** A user's reading of a word; `inflected`: also with Mongolian endings. */
export const respelling = z.object({
  language,
  written: text,
  spoken: text,
  inflected: z.boolean().default(false),
});
export type Respelling = z.infer<typeof respelling>;

/** `users/{uid}/dictionary/{id}`. */
export const dictionaryEntry = respelling.extend({ createdAt: instant });
export type DictionaryEntry = z.infer<typeof dictionaryEntry>;
