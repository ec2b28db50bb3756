import { domainToASCII } from 'node:url';

/** Address rules of a mail provider; unlisted domains follow `ordinary`. */
interface Provider {
  /** All domains of the same mailboxes; the first is the canonical one. */
  readonly domains: readonly string[];
  /** Characters that the provider ignores. */
  readonly ignores?: RegExp;
  /** The separator of the tag after a mailbox name; a plus by default. */
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
];

/** All domains of Yandex lead to one mailbox, also those of countries. */
const yandex: Provider = { domains: ['yandex.ru'], ignores: /[.-]/g };
const yandexDomain = /^(?:ya\.ru|narod\.ru|yandex\.(?:[a-z]{2}|com?(?:\.[a-z]{2})?))$/;

const byDomain = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);
const ordinary: Omit<Provider, 'domains'> = {};

/** Country domains of Yahoo: separate mailboxes, with the tags of all Yahoo. */
const yahoo = /^yahoo\.(?:[a-z]{2}|com?\.[a-z]{2})$/;
const otherYahoo: Omit<Provider, 'domains'> = { tag: '-' };

/** Fastmail also accepts `anything@box.fastmail.com`, as do its subdomains. */
const subdomains = /^([a-z0-9-]+)\.(fastmail\.(?:[a-z]{2,3}|com?\.[a-z]{2}))$/;

/** Removes comments (RFC 5322), which may be nested, before and after both parts of an address. */
function withoutComments(written: string): string {
  const bare = written.replace(/\([^()]*\)/g, '');
  return bare === written ? written.trim() : withoutComments(bare);
}

/** Returns the domain of an address in DNS form, lower case; null if it is not an address. */
export function domainOf(email: string): string | null {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 1) return null;
  const written = withoutComments(lower.slice(at + 1)).replace(/\.+$/, '');
  return domainToASCII(written) || written;
}

/** Removes quotes, escapes and comments, which don't change the mailbox. */
function plainBox(written: string): string {
  return withoutComments(written)
    .replace(/"((?:[^"\\]|\\.)*)"/gs, (_, quoted: string) => quoted.replace(/\\(.)/gs, '$1'))
    .replace(/\s/g, '');
}

/**
 * Returns the canonical spelling of a mailbox: lower case, without quotes, tag and ignored characters, at its first
 * domain.
 */
export function normalizedEmail(email: string): string {
  const lower = email.normalize('NFKC').trim().toLowerCase();
  const domain = domainOf(email);
  if (domain === null) return lower;
  const box = plainBox(lower.slice(0, lower.lastIndexOf('@')));
  const [, owner, host] = subdomains.exec(domain) ?? [];
  if (owner !== undefined && host !== undefined) return `${owner}@${host}`;
  const provider = yandexDomain.test(domain) ? yandex : byDomain.get(domain);
  const { ignores, tag = '+' } = provider ?? (yahoo.test(domain) ? otherYahoo : ordinary);
  const cut = [tag, '+'].map((mark) => box.indexOf(mark)).filter((at) => at > 0);
  const name = box.slice(0, Math.min(box.length, ...cut));
  return `${ignores ? name.replace(ignores, '') : name}@${provider?.domains[0] ?? domain}`;
}
