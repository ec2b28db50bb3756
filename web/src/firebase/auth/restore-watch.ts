import { type SignOutReason, signOutReasonIn } from './sign-out-reason.ts';

let refusal: SignOutReason | null = null;

/** Why the provider refused this browser's stored session; null if it did not. */
export function refusedAtLoad(): SignOutReason | null {
  return refusal;
}

/** Returns the two requests that the SDK makes before it restores a stored user. */
function isAboutKept(url: string): boolean {
  return /\/v1\/token\?|\/v1\/accounts:lookup\?/.test(url);
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.clone().json();
  const { error } = Object(body) as { error?: { message?: unknown } };
  return String(error?.message);
}

/**
 * Watches the SDK's requests while it restores a session, as it takes every failed response for a refusal and drops the
 * user without a reason. A refusal's reason is kept; any other failure (an unavailable provider, rate limits) is turned
 * into a network error, which lets the user stay.
 */
export function watchRestore(): () => void {
  const before = globalThis.fetch;
  const watched: typeof fetch = async (input, init) => {
    const response = await before(input, init);
    if (response.ok || typeof input !== 'string' || !isAboutKept(input)) return response;
    refusal = signOutReasonIn(await messageOf(response));
    if (refusal === null) throw new TypeError('The identity provider is not well');
    return response;
  };
  globalThis.fetch = watched;
  return () => {
    if (globalThis.fetch === watched) globalThis.fetch = before;
  };
}
