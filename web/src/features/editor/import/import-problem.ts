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
  'picture_format',
  'not_loaded',
  'stalled',
  'offline',
] as const;
export type ImportProblem = (typeof importProblems)[number];

/** What may go well the next time, with the same file. */
const passing: readonly ImportProblem[] = ['not_loaded', 'stalled', 'offline'];
export const mayPass = (problem: ImportProblem) => passing.includes(problem);

/** A file that can't be read, with the reason. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(`The file could not be imported: ${problem}.`, options);
    this.name = 'ImportError';
    this.problem = problem;
  }
}
