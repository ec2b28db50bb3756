/** Sign-in methods of third parties; ids as in Firebase. */
export const providerIds = ['oidc.duu', 'google.com', 'apple.com', 'facebook.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** Firebase's id of the e-mail link. */
export const emailLinkProvider = 'password';
