const importProblems = [
  'too_large',
  'picture_too_large',
  'too_much',
  'too_slow',
  'unknown_kind',
  'unreadable',
  'no_text',
  'scanned',
  'unknown_letters',
  'old_format',
  'password',
  'offline',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** A file that can't be read, with the reason. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(`The file could not be imported: ${problem}.`, options);
    this.name = 'ImportError';
    this.problem = problem;
  }
}
