import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

function from(headers: Record<string, string>, behindGoogle = true) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const { address, shared } = callerAddress(request, behindGoogle);
  return shared ? `${address} shared` : address;
}

test.each([
  ['whom the front end saw', '203.0.113.7', '203.0.113.7'],
  ['the last, whatever a client put before it', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['whom Hosting saw', '203.0.113.7, 151.101.2.3', '203.0.113.7'],
  ['whom Hosting saw, by two servers', '203.0.113.7,151.101.2.3, 146.75.1.1', '203.0.113.7'],
  ['whom Hosting saw, not what came with it', '1.1.1.1, 203.0.113.7, 151.101.2.3', '203.0.113.7'],
  ['a server of Hosting, where it names nobody', '151.101.2.3', '151.101.2.3 shared'],
  ['a server of Hosting, where it names nonsense', 'x, 151.101.2.3', '151.101.2.3 shared'],
  ['a line of IPv6', '2001:db8:0:12:3::4', '2001:db8:0:12::/64'],
  ['a short IPv6', '2001:db8::4', '2001:db8:0:0::/64'],
  ['an IPv4 as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['nothing, for nonsense', 'unknown', 'local'],
  ['nothing, for nothing', '', 'local'],
])('the caller’s address is %s', (_, forwarded, expected) => {
  expect(from({ 'x-forwarded-for': forwarded })).toBe(expected);
});

test.each([
  ['2001:db8:7:12:3::4', '2001:db8:7::/48'],
  ['203.0.113.7', '203.0.113.7'],
])('%s is of the network %s', (forwarded, expected) => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = forwarded;
  expect(callerAddress(request, true).network).toBe(expected);
});

test('no forged header changes the address', () => {
  const made = { 'fastly-client-ip': '9.9.9.9', 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };
  expect(from({ ...made, 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7');
  expect(from({ ...made, 'x-forwarded-for': '9.9.9.9' }, false)).toBe('local');
});
