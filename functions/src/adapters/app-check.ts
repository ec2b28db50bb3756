import type { AppCheck as Verifier } from 'firebase-admin/app-check';
import { ApiError } from '../api-error.ts';

/** Checks that a request comes from our app, if the operator has switched App Check on. */
export interface AppCheck {
  /** @throws ApiError `auth.app_check_failed` */
  check(token: string | null): Promise<void>;
}

/** Error codes for invalid tokens. Any other error means that the check itself failed. */
const refusals: ReadonlySet<unknown> = new Set([
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
]);

export function createAppCheck(
  isOn: () => boolean,
  verifier: () => Promise<Pick<Verifier, 'verifyToken'>>,
): AppCheck {
  return {
    async check(token) {
      if (!isOn()) return;
      if (token === null) throw new ApiError('auth.app_check_failed');
      try {
        await (await verifier()).verifyToken(token);
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
        if (refusals.has(code)) throw new ApiError('auth.app_check_failed', { cause });
        throw cause;
      }
    },
  };
}
