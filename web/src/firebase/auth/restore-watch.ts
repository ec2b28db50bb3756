import { type SignOutReason, signOutReasonIn } from './sign-out-reason.ts';

let refusal: SignOutReason | null = null;

/** Why the provider refused the session that this browser had kept; null where it refused nothing. */
export function refusedAtLoad(): SignOutReason | null {
  return refusal;
}

/** The two questions that the SDK asks the provider before it hands on whom it has kept. */
function isAboutKept(url: string): boolean {
  return /\/v1\/token\?|\/v1\/accounts:lookup\?/.test(url);
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.clone().json();
  const { error } = Object(body) as { error?: { message?: unknown } };
  return String(error?.message);
}

/**
 * While the SDK restores a session it takes every answer but a good one for a refusal: it drops the person and does not
 * say why. So its questions are listened to until it is done: a refusal's reason is kept, and any other fault (a
 * provider that is not well, too many questions) is made what a lost network is, which lets the person stay.
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
