/** Why a request to an address of a user's choice got no answer. */
export type PublicFetchProblem =
  | 'invalid'
  | 'refused'
  | 'unreachable'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow';

export class PublicFetchError extends Error {
  readonly problem: PublicFetchProblem;

  constructor(problem: PublicFetchProblem, options?: ErrorOptions) {
    super(`The address could not be fetched: ${problem}.`, options);
    this.name = 'PublicFetchError';
    this.problem = problem;
  }
}
