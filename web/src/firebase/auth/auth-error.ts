import { FirebaseError } from 'firebase/app';

/** Why signing in, linking or confirming failed: the code without its `auth/`. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** Codes that mean that the user canceled, which is not an error. */
const cancellations = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

function isCancellation(error: unknown): boolean {
  return error instanceof AuthFailure && cancellations.includes(error.code);
}

/** For `useAction`: every error is shown, except that the user canceled. */
export function unlessCanceled(error: unknown): unknown {
  return isCancellation(error) ? null : error;
}

/** Converts an SDK error into a failure with a code; rethrows anything else. */
export function asAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (error instanceof FirebaseError) return new AuthFailure(error.code.replace(/^auth\//, ''));
  throw error;
}
