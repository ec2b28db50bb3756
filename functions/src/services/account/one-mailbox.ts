import { domainToASCII } from 'node:url';

/** What a provider's mailboxes have in common; an address that is not listed follows `ordinary`. */
interface Provider {
  /** Every domain that leads to the same mailboxes; the first stands for all. */
  readonly domains: readonly string[];
  /** Characters that the provider does not tell mailboxes by. */
  readonly ignores?: RegExp;
  /** What begins the tag that may follow a mailbox's name; a plus unless it says otherwise. */
  readonly tag?: string;
}

/** From the providers' own help pages on aliases (November 2026). */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignores: /[._-]/g },
  { domains: ['yahoo.com'], tag: '-' },
  { domains: ['ymail.com'], tag: '-' },
  { domains: ['rocketmail.com'], tag: '-' },
  {
    domains: [
      'yandex.ru',
      'yandex.com',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
      'ya.ru',
      'narod.ru',
    ],
    ignores: /[.-]/g,
  },
];

const byDomain = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);
const ordinary: Omit<Provider, 'domains'> = {};

/** Yahoo's of the countries: each has mailboxes of its own, and the tags that all of Yahoo has. */
const yahoo = /^yahoo\.(?:[a-z]{2}|com?\.[a-z]{2})$/;
const otherYahoo: Omit<Provider, 'domains'> = { tag: '-' };

/** Fastmail also takes `anything@box.fastmail.com`, as do the subdomains that its addresses may have. */
const subdomains = /^([a-z0-9-]+)\.(fastmail\.(?:com|fm))$/;

/** Without comments (RFC 5322), which may stand within one another, before and after both parts of an address. */
function withoutComments(written: string): string {
  const bare = written.replace(/\([^()]*\)/g, '');
  return bare === written ? written.trim() : withoutComments(bare);
}

/** The domain of an address as DNS knows it, in lower case; null where it is no address. */
export function domainOf(email: string): string | null {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return null;
  const written = withoutComments(lower.slice(at + 1)).replace(/\.+$/, '');
  return domainToASCII(written) || written;
}

/** A local part without quotes, escapes and comments, which change how it is written but not whose it is. */
function plainBox(written: string): string {
  return withoutComments(written)
    .replace(/"((?:[^"\\]|\\.)*)"/gs, (_, quoted: string) => quoted.replace(/\\(.)/gs, '$1'))
    .replace(/\s/g, '');
}

/**
 * One mailbox, one spelling: lower case, without quotes, without the tag that the provider ignores, without the
 * characters that it ignores, at the first of its domains.
 */
export function normalizedEmail(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const domain = domainOf(email);
  if (domain === null) return lower;
  const box = plainBox(lower.slice(0, lower.lastIndexOf('@')));
  const [, owner, host] = subdomains.exec(domain) ?? [];
  if (owner !== undefined && host !== undefined) return `${owner}@${host}`;
  const provider = byDomain.get(domain);
  const { ignores, tag = '+' } = provider ?? (yahoo.test(domain) ? otherYahoo : ordinary);
  const cut = [tag, '+'].map((mark) => box.indexOf(mark)).filter((at) => at > 0);
  const name = box.slice(0, Math.min(box.length, ...cut));
  return `${ignores ? name.replace(ignores, '') : name}@${provider?.domains[0] ?? domain}`;
}
