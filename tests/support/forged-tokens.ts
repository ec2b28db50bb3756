import type { TestUser } from './users.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token as the Auth emulator issues them, unsigned, with other claims. */
function tokenOf(claims: object, header: object = { alg: 'none', typ: 'JWT' }): string {
  return `${part(header)}.${part(claims)}.`;
}

/**
 * Authorization headers that must be refused, by kind. The emulator's tokens have no signature, so everybody can make
 * one for any user: signatures are checked in production only, by the Admin SDK.
 */
export function forgedTokens({ token }: TestUser): Record<string, string> {
  const [, payload = ''] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const now = Math.floor(Date.now() / 1000);
  const with_ = (change: object) => `Bearer ${tokenOf({ ...claims, ...change })}`;
  const { sub: _, user_id: __, ...nobody } = claims;
  return {
    'no credential': 'Bearer',
    'an empty token': 'Bearer ',
    'another scheme': `Basic ${Buffer.from('user:password').toString('base64')}`,
    'two tokens': `Bearer ${token}, Bearer ${token}`,
    'half a token': `Bearer ${token.slice(0, token.length / 2)}`,
    'no JWT': 'Bearer a.b.c',
    'an empty JWT': 'Bearer ..',
    'a list as payload': `Bearer ${part({ alg: 'none' })}.${part([])}.`,
    'another project’s token': with_({
      aud: 'other-project',
      iss: 'https://securetoken.google.com/other-project',
    }),
    'another issuer’s token': with_({ iss: 'https://accounts.google.com' }),
    'an expired token': with_({ iat: now - 7200, auth_time: now - 7200, exp: now - 3600 }),
    'a token without a subject': `Bearer ${tokenOf(nobody)}`,
    'an empty subject': with_({ sub: '', user_id: '' }),
    'a long subject': with_({ sub: 'x'.repeat(129), user_id: 'x'.repeat(129) }),
    'a subject with a path': with_({ sub: '../users/x', user_id: '../users/x' }),
    'a subject that is a number': with_({ sub: 5, user_id: 5 }),
    'a deleted user’s token': with_({ sub: 'nobody-at-all', user_id: 'nobody-at-all' }),
    'a long token': `Bearer ${'x'.repeat(8000)}`,
  };
}
