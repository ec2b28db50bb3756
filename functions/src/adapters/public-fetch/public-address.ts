import { lookup as resolveHost } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { PublicFetchError } from './public-fetch-error.ts';

/** IANA's special-purpose IPv4 blocks: private, loopback, link-local (cloud metadata), shared, test, multicast, reserved. */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Within the global IPv6 block: protocols such as Teredo, documentation, and 6to4, which carries an IPv4 address. */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function blocks(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublicV4 = blocks(specialV4, 'ipv4');
const notPublicV6 = blocks(specialV6, 'ipv6');
const globalV6 = blocks(['2000::/3'], 'ipv6');

/** Whether an IP address is one of the public internet. IPv6 forms of IPv4 addresses are not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, 'ipv4');
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}

export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

const resolveBySystem: Resolve = (host) => resolveHost(host, { all: true });

/** The settings of a guard; tests resolve names themselves. */
export interface AddressGuard {
  readonly resolve: Resolve;
  /** Hosts (`127.0.0.1`, or with port `127.0.0.1:5012`) that are allowed although they are private. */
  readonly allowed: readonly string[];
}

const isAllowed = (url: URL, { allowed }: AddressGuard) =>
  allowed.includes(url.host) || allowed.includes(url.hostname);

export const addressGuard = (allowed: readonly string[] = []): AddressGuard => ({
  resolve: resolveBySystem,
  allowed,
});

/** Ports of web servers. Low ports of other services, such as mail, would obey lines hidden in a request. */
const isWebPort = (port: string) =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;

interface Wanted {
  /** Whether only HTTPS will do, except at allowed hosts. */
  readonly secure: boolean;
  readonly base?: string;
}

/**
 * Returns the address if a request may go there: HTTP or HTTPS, without user and password.
 * @throws PublicFetchError `invalid`, `refused` for an IP address that is not public
 */
export function checkedUrl(address: string, guard: AddressGuard, { secure, base }: Wanted): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new PublicFetchError('invalid');
  if (url.username !== '' || url.password !== '') throw new PublicFetchError('invalid');
  if (isAllowed(url, guard)) return url;
  if (secure && url.protocol !== 'https:') throw new PublicFetchError('invalid');
  if (!isWebPort(url.port)) throw new PublicFetchError('refused');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to a literal address looks no name up, so `guardedLookup` would not see it.
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new PublicFetchError('refused');
  return url;
}

/**
 * Returns the look-up for one connection. It connects to the addresses that it checked, so a name that changes between
 * check and connection gains nothing. A name with any private address is refused.
 */
export function guardedLookup(url: URL, guard: AddressGuard): LookupFunction {
  return (host, options, done) => {
    guard.resolve(host).then(
      (found) => {
        const first = found[0];
        if (first === undefined) return done(new PublicFetchError('unreachable'), '', 0);
        if (!isAllowed(url, guard) && !found.every(({ address }) => isPublicAddress(address)))
          return done(new PublicFetchError('refused'), '', 0);
        if (options.all) return done(null, [...found]);
        done(null, first.address, first.family);
      },
      (cause: Error) => done(new PublicFetchError('unreachable', { cause }), '', 0),
    );
  };
}
