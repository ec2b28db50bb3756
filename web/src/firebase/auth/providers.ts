/** Ways to sign in that another party vouches for; ids as Firebase names them. */
export const providerIds = ['oidc.duu', 'google.com', 'apple.com', 'facebook.com'] as const;
export type ProviderId = (typeof providerIds)[number];

/** How Firebase names the e-mail link among a person's providers. */
export const emailLinkProvider = 'password';
