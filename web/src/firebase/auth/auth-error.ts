import { FirebaseError } from 'firebase/app';

/** Why signing in, linking or confirming did not work: the code without its `auth/`. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** Codes that say the person changed their mind: nothing to complain about. */
const cancellations = ['popup-closed-by-user', 'cancelled-popup-request', 'user-cancelled'];

export function isCancellation(error: unknown): boolean {
  return error instanceof AuthFailure && cancellations.includes(error.code);
}

/** Turns what the SDK throws into a failure with a code; anything else is thrown on. */
export function asAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (error instanceof FirebaseError) return new AuthFailure(error.code.replace(/^auth\//, ''));
  throw error;
}
