import { limits } from '@duu/contract/limits';
import { expect, test } from 'vitest';
import { createProviderPictures } from './provider-pictures.ts';

const google = 'https://lh3.googleusercontent.com/a/x=s96-c';
const image = { headers: { 'Content-Type': 'image/jpeg' } };

/** Answers by address and records requests. */
function pictures(answers: Record<string, Response>) {
  const asked: string[] = [];
  const fetched: typeof fetch = async (input) => {
    asked.push(String(input));
    const answer = answers[String(input)];
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  };
  return { asked, ...createProviderPictures(fetched) };
}

test('Google’s picture is requested in our size', async () => {
  const { fetch } = pictures({
    'https://lh3.googleusercontent.com/a/x=s256-c-rj': new Response('abc', image),
  });
  expect(Buffer.from((await fetch(google)) ?? []).toString()).toBe('abc');
});

test.each([
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://evil.example/lh3.googleusercontent.com',
  'https://u:p@lh3.googleusercontent.com/a',
  'https://127.0.0.1/a',
  'http://metadata.google.internal/computeMetadata/v1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '',
])('%s is never asked', async (address) => {
  const { fetch, asked } = pictures({});
  expect(await fetch(address)).toBeNull();
  expect(asked).toEqual([]);
});

const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

test('follows only a few redirects, to known hosts', async () => {
  const graph = 'https://graph.facebook.com/1/picture';
  const known = 'https://platform-lookaside.fbsbx.com/p';
  const through = pictures({ [graph]: redirect(known), [known]: new Response('abc', image) });
  expect(await through.fetch(graph)).toHaveLength(3);
  const away = pictures({ [graph]: redirect('http://169.254.169.254/') });
  expect(await away.fetch(graph)).toBeNull();
  expect(away.asked).toEqual([graph]);
  const round = pictures({ [graph]: redirect(graph) });
  expect(await round.fetch(graph)).toBeNull();
  expect(round.asked).toHaveLength(3);
});

test.each([
  ['no picture', new Response('<svg>', { headers: { 'Content-Type': 'text/html' } })],
  ['missing', new Response('x', { ...image, status: 404 })],
  ['too large', new Response(new Uint8Array(limits.providerPhoto.bytes + 1), image)],
])('an answer that is %s is not taken', async (_, answer) => {
  const address = 'https://lh4.googleusercontent.com/y';
  expect(await pictures({ [address]: answer }).fetch(address)).toBeNull();
});

test('an unreachable host is not an error', async () => {
  expect(await pictures({}).fetch(google)).toBeNull();
});
