export const photoKinds = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type PhotoProblem = 'wrongKind' | 'tooLarge' | 'unreadable';

/** A file that can't become a photo, with the reason. */
export class PhotoError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem, options?: ErrorOptions) {
    super(`The image cannot be used: ${problem}.`, options);
    this.name = 'PhotoError';
    this.problem = problem;
  }
}
