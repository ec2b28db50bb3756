// Access and refresh tokens. They do not survive a restart, so that clients get a 401, as they do at QPay.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { QPayError } from './errors.ts';

const refreshSeconds = 30 * 24 * 60 * 60;

export interface Tokens {
  /** @throws QPayError if the header is not a Basic header of the merchant */
  create(authorization: string | undefined): object;
  /** @throws QPayError if the header has no valid refresh token */
  refresh(authorization: string | undefined): object;
  /** @throws QPayError if the header has no valid access token */
  check(authorization: string | undefined): void;
  revokeAll(): void;
}

export function createTokens(
  merchant: { username: string; password: string },
  now: () => Date,
  accessSeconds: number,
): Tokens {
  /** Expiry in epoch seconds, by token. */
  const access = new Map<string, number>();
  const refresh = new Map<string, number>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const issue = () => {
    const [accessToken, refreshToken] = [newToken(), newToken()];
    const expires = seconds() + accessSeconds;
    const refreshExpires = seconds() + refreshSeconds;
    access.set(accessToken, expires);
    refresh.set(refreshToken, refreshExpires);
    return {
      token_type: 'bearer',
      // Points in time, not durations: QPay differs from OAuth 2 here.
      refresh_expires_in: refreshExpires,
      refresh_token: refreshToken,
      access_token: accessToken,
      expires_in: expires,
      scope: 'profile email',
      'not-before-policy': '0',
      session_state: newToken(),
    };
  };
  const isValid = (tokens: Map<string, number>, token: string) =>
    (tokens.get(token) ?? 0) > seconds();

  return {
    create(authorization) {
      if (!authorization?.startsWith('Basic '))
        throw new QPayError('NO_CREDENDIALS', 'Basic authorization is required');
      const given = Buffer.from(authorization.slice('Basic '.length), 'base64');
      const wanted = Buffer.from(`${merchant.username}:${merchant.password}`);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw new QPayError('AUTHENTICATION_FAILED', 'Username or password is wrong');
      return issue();
    },
    refresh(authorization) {
      const token = bearer(authorization);
      if (!isValid(refresh, token))
        throw new QPayError('AUTHENTICATION_FAILED', 'The refresh token is invalid or expired');
      refresh.delete(token);
      return issue();
    },
    check(authorization) {
      if (!isValid(access, bearer(authorization)))
        throw new QPayError('AUTHENTICATION_FAILED', 'The access token is invalid or expired');
    },
    revokeAll() {
      access.clear();
      refresh.clear();
    },
  };
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function bearer(authorization: string | undefined): string {
  if (!authorization?.startsWith('Bearer '))
    throw new QPayError('NO_CREDENDIALS', 'A bearer token is required');
  return authorization.slice('Bearer '.length);
}
