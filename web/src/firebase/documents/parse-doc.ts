import type { WithId } from '@duu/contract/id';
import type { z } from 'zod';
import type { RawDoc } from './docs-query.ts';

/** Thrown for a document that does not fit the contract. Names its path, and each issue's code: builds have no messages. */
class InvalidDocument extends Error {
  constructor(path: string, issues: z.core.$ZodIssue[]) {
    const where = issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ');
    super(`${path}: ${where}`);
    this.name = 'InvalidDocument';
  }
}

export function parseDoc<S extends z.ZodType<object>>(
  path: string,
  raw: RawDoc,
  schema: S,
): WithId<z.output<S>> {
  const parsed = schema.safeParse(raw.data);
  if (!parsed.success) throw new InvalidDocument(path, parsed.error.issues);
  return { ...parsed.data, id: raw.id };
}
