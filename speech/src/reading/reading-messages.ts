import type { InputOf, ResultOf, WorkName } from './reading-work.ts';

export interface ReadingJob {
  readonly name: WorkName;
  readonly input: InputOf<WorkName>;
}

/** `ready` once, when the rules are loaded; then one answer for each job. */
export type ReadingAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly result: ResultOf<WorkName> }
  | { readonly type: 'failed'; readonly cause: unknown };
