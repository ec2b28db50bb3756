// @vitest-environment happy-dom
import { FirebaseError } from 'firebase/app';
import type { IdTokenResult, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sdk = vi.hoisted(() => ({
  currentUser: null as unknown,
  emit: (_: unknown) => undefined as unknown,
  refusal: null as 'disabled' | null,
}));
vi.mock('./restore-watch.ts', () => ({ refusedAtLoad: () => sdk.refusal }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, next: (user: unknown) => void) => {
    sdk.emit = (user) => {
      sdk.currentUser = user;
      next(user);
    };
  },
}));
vi.mock('./auth.ts', () => ({
  firebaseAuth: () => ({
    get currentUser() {
      return sdk.currentUser;
    },
    // Emits nothing if nobody is signed in.
    signOut: async () => {
      if (sdk.currentUser !== null) sdk.emit(null);
    },
  }),
}));

const failure = (code: string) => new FirebaseError(`auth/${code}`, code);

/** A user whose token is what `token` returns. */
function userWith(token: () => Promise<{ admin?: boolean }>, uid = 'u-1'): User {
  const result = async () => {
    const claims = await token();
    const [issuedAtTime, expirationTime] = [Date.now(), Date.now() + 3_600_000].map((at) =>
      new Date(at).toUTCString(),
    );
    return { claims, issuedAtTime, expirationTime } as Partial<IdTokenResult> as IdTokenResult;
  };
  return {
    uid,
    email: 'a@duu.test',
    providerData: [{ providerId: 'google.com' }],
    getIdTokenResult: result,
    getIdToken: async () => (await token()) && 'the-token',
  } as Partial<User> as User;
}

let store: typeof import('./session-store.ts');
let hooks: typeof import('../../api/hooks.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.resetModules();
  sdk.currentUser = null;
  sdk.refusal = null;
  store = await import('./session-store.ts');
  hooks = await import('../../api/hooks.ts');
  store.subscribeSession(() => undefined);
});
afterEach(() => void vi.useRealTimers());

async function settled() {
  await vi.advanceTimersByTimeAsync(0);
}

async function signedIn(token: () => Promise<{ admin?: boolean }> = async () => ({})) {
  sdk.emit(userWith(token));
  await settled();
  expect(store.getSession().status).toBe('signedIn');
}

test('without a network the user stays signed in, and the claim follows later', async () => {
  let offline = true;
  const user = userWith(async () => {
    if (offline) throw failure('network-request-failed');
    return { admin: true };
  });
  // Like the SDK, which announces a new token.
  const renewed = vi.spyOn(user, 'getIdToken').mockImplementation(async () => {
    if (offline) throw failure('network-request-failed');
    sdk.emit(user);
    return 'the-token';
  });
  sdk.emit(user);
  await settled();
  expect(store.getSession()).toMatchObject({ status: 'signedIn', uid: 'u-1', admin: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getSession()).toMatchObject({ status: 'signedIn', admin: null });
  offline = false;
  dispatchEvent(new Event('online'));
  await settled();
  expect(store.getSession()).toMatchObject({ status: 'signedIn', admin: true });
  expect(renewed).toHaveBeenCalled();
});

test.each([
  ['user-disabled', 'disabled'],
  ['user-token-expired', 'expired'],
])('at load, %s signs out with its word', async (code, reason) => {
  sdk.emit(
    userWith(async () => {
      throw failure(code);
    }),
  );
  await settled();
  expect(store.getSession()).toEqual({ status: 'signedOut', reason });
  expect(localStorage.getItem('duu:session-end')).toBe(`${reason} ${Date.now()}`);
});

test('a profile that another tab has changed is shown', async () => {
  const user = userWith(async () => ({}));
  sdk.emit(user);
  await settled();
  Object.assign(user, { email: 'b@duu.test' });
  dispatchEvent(new StorageEvent('storage', { key: 'firebase:authUser:local:[DEFAULT]' }));
  await settled();
  expect(store.getSession()).toMatchObject({ status: 'signedIn', email: 'b@duu.test' });
});

test('the reason is shown if the SDK has dropped the session before', async () => {
  sdk.emit(null);
  await settled();
  expect(store.getSession()).toEqual({ status: 'signedOut' });
  await store.endSession('disabled');
  expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'disabled' });
});

test.each([
  ['the provider has refused it', () => (sdk.refusal = 'disabled')],
  [
    'another tab has just told why',
    () => localStorage.setItem('duu:session-end', `disabled ${Date.now() - 30_000}`),
  ],
])(
  'a tab that loads without a trace of the session says why it ended where %s',
  async (_, given) => {
    given();
    sdk.emit(null);
    await settled();
    expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'disabled' });
  },
);

test.each(['disabled 0', 'disabled', `asked ${Date.now()}`])(
  'a tab that loads after the end “%s” says nothing',
  async (end) => {
    localStorage.setItem('duu:session-end', end);
    sdk.emit(null);
    await settled();
    expect(store.getSession()).toEqual({ status: 'signedOut' });
  },
);

test('signing out shows no reason and sends no request to the provider', async () => {
  const token = vi.fn(async () => ({}));
  await signedIn(token);
  token.mockClear();
  await store.endSession();
  await settled();
  expect(store.getSession()).toEqual({ status: 'signedOut' });
  expect(token).not.toHaveBeenCalled();
});

test('the reason comes from the tab that knows it, sooner or later', async () => {
  await signedIn();
  localStorage.setItem('duu:session-end', 'disabled');
  sdk.emit(null);
  expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'disabled' });

  await signedIn();
  expect(localStorage.getItem('duu:session-end')).toBe(null);
  sdk.emit(null);
  await settled();
  expect(store.getSession()).toEqual({ status: 'signedOut' });
  dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'duu:session-end',
      newValue: `expired ${Date.now()}`,
    }),
  );
  expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'expired' });
});

test('an unexplained end is looked up at the provider', async () => {
  let refused = false;
  await signedIn(async () => {
    if (refused) throw failure('user-disabled');
    return {};
  });
  refused = true;
  sdk.emit(null);
  await settled();
  expect(store.getSession()).toEqual({ status: 'signedOut', reason: 'disabled' });
});

test.each([
  ['user-disabled', { key: 'auth.disabled', status: 401 }],
  ['user-token-expired', { key: 'auth.invalid_token', status: 401 }],
  ['the-service-is-currently-unavailable.', { key: null, status: 503 }],
  ['network-request-failed', { code: 'auth/network-request-failed' }],
])('a call whose token fails with %s says so', async (code, error) => {
  let failing = false;
  await signedIn(async () => {
    if (failing) throw failure(code);
    return {};
  });
  failing = true;
  await expect(hooks.apiHooks().token()).rejects.toMatchObject(error);
});

test('the end of a session clears everything used for sign-in', async () => {
  localStorage.setItem('duu:email-for-link', 'a@duu.test');
  sdk.emit(null);
  await settled();
  expect(localStorage.getItem('duu:email-for-link'), 'the letter is on its way').toBe('a@duu.test');
  await signedIn();
  sessionStorage.setItem('duu:pending-link', '{}');
  await store.endSession();
  expect(localStorage.getItem('duu:email-for-link')).toBeNull();
  expect(sessionStorage.getItem('duu:pending-link')).toBeNull();
});

test('a user who replaces another one does not inherit their choices', async () => {
  await signedIn();
  const { noteChoice, consumeChoices } = await import('./unsaved-choices.ts');
  noteChoice('theme');
  sdk.emit(userWith(async () => ({}), 'u-2'));
  await settled();
  expect(store.getSession()).toMatchObject({ status: 'signedIn', uid: 'u-2' });
  expect(consumeChoices().choices).toEqual([]);
});
