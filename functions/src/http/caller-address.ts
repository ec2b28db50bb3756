import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** A caller's address, as far as it can't be forged. */
export interface CallerAddress {
  /** The IPv4 address, or the first 64 bits of an IPv6 one: one line has at least that many addresses. */
  readonly address: string;
  /**
   * The IPv4 address, or the first 48 bits of an IPv6 one: one customer of a hoster may have that many
   * addresses.
   */
  readonly network: string;
  /** Whether it is a server of the delivery network, which many users share. */
  readonly shared: boolean;
}

/** Servers of Fastly, the delivery network of Firebase Hosting: https://api.fastly.com/public-ip-list, November 2026. */
const hostingRanges = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const hosting = new BlockList();
for (const range of hostingRanges) {
  const [net = '', bits] = range.split('/');
  hosting.addSubnet(net, Number(bits), isIPv4(net) ? 'ipv4' : 'ipv6');
}

function isHosting(address: string): boolean {
  return hosting.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Returns the address in canonical spelling; null if it is none. */
function parsed(entry: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(entry)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(entry)) return entry;
  return isIPv6(entry) ? entry.toLowerCase() : null;
}

/** Returns the first groups of an IPv6 address, or a whole IPv4 one. */
function beginOf(address: string, groupCount: 3 | 4): string {
  if (isIPv4(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
  return `${groups
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${groupCount * 16}`;
}

function callerAt(address: string, shared: boolean): CallerAddress {
  return { address: beginOf(address, 4), network: beginOf(address, 3), shared };
}

/**
 * Returns the caller's address, read from the right of `X-Forwarded-For`: Google's front end appends the address it
 * sees, so the last entry can't be forged. If that is a server of Hosting's network, the entry before it is what that
 * server saw, and so on; entries further left came with the request and are ignored, as are other headers
 * (`Fastly-Client-IP` is passed through from the client). Without Google's front end, on one machine, it is the
 * connection's address.
 */
export function callerAddress(request: IncomingMessage, behindGoogle: boolean): CallerAddress {
  const entries = behindGoogle ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  let nearest: string | null = null;
  for (const entry of entries.reverse()) {
    const address = parsed(entry.trim());
    if (address === null) break;
    nearest = address;
    if (!isHosting(address)) return callerAt(address, false);
  }
  if (nearest !== null) return callerAt(nearest, true);
  const peer = parsed(request.socket.remoteAddress ?? '');
  return peer === null
    ? { address: 'local', network: 'local', shared: false }
    : callerAt(peer, false);
}
