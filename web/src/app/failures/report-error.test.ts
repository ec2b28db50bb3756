import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { cleanStack, errorIdOf, reportError } from './report-error.ts';
import { routePattern } from './route-pattern.ts';

test('reports name the pattern of a route, and stacks lose addresses', () => {
  expect(routePattern('/mn/app/audio/secret-id')).toBe('/app/audio/:audioId');
  expect(routePattern('/app/library/archived')).toBe('/app/library/archived');
  expect(routePattern('/whatever/someone/typed')).toBe('*');
  expect(
    cleanStack('at f (https://duu.example/assets/index-1.js:1:2)\nat https://x.example/?token=1'),
  ).toBe('at f (/assets/index-1.js:1:2)\nat (address)');
});

test('an error has the id of its report, or of its request', async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/app' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox' });
  vi.spyOn(console, 'error').mockReturnValue();
  const error = new RangeError('x');
  const id = errorIdOf(error);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  reportError('render', error);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toMatchObject({ id });
  expect(errorIdOf(error)).toBe(id);
  expect(errorIdOf(new TypeError('y'))).not.toBe(id);
  expect(errorIdOf(new ApiError('server_error', 500, null, 'of-the-request'))).toBe(
    'of-the-request',
  );
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
