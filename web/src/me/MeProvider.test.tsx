// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { MeProvider } from './MeProvider.tsx';
import { useMe } from './me-context.ts';

const asked = vi.hoisted(() => vi.fn());
const docs = vi.hoisted(() => ({ user: {}, subscription: {} }));
vi.mock('../api/call.ts', () => ({ callApi: asked }));
vi.mock('../firebase/auth/use-session.ts', () => ({ useUid: () => 'u-1' }));
vi.mock('./use-shared-choices.ts', () => ({ useSharedChoices: () => undefined }));
vi.mock('../firebase/documents/use-live-data.ts', () => ({
  useDoc: (path: string | null) =>
    path === null
      ? { status: 'loading' }
      : path.includes('subscriptions')
        ? docs.subscription
        : docs.user,
}));

const user = { id: 'u-1', activeSubscriptionId: 's-1', preferences: {} };
const subscription = { id: 's-1', plan: { id: 1 }, endsAt: null };
const unreadable = { status: 'error', error: new Error('stray') };
const wrapper = ({ children }: { children: ReactNode }) => <MeProvider>{children}</MeProvider>;
const me = () => renderHook(() => useMe(), { wrapper }).result;

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ user, subscription, admin: false });
  docs.user = { status: 'ready', data: user };
  docs.subscription = { status: 'ready', data: subscription };
});

test('a failed call keeps an account that can be read', async () => {
  asked.mockRejectedValue(new ApiError(null, 503, null));
  const result = me();
  await waitFor(() =>
    expect(result.current).toMatchObject({ failure: { error: { status: 503 } } }),
  );
  expect(result.current).toMatchObject({ status: 'ready', user, subscription });
});

test('the call’s answer replaces documents that cannot be read', async () => {
  docs.user = unreadable;
  docs.subscription = unreadable;
  const result = me();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current).toMatchObject({ user, subscription, failure: null });
});

test('a missing plan counts as none', async () => {
  docs.subscription = { status: 'ready', data: null };
  const result = me();
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'ready', subscription: null }),
  );
});

test('it fails without documents and without an answer', async () => {
  docs.user = { status: 'loading' };
  asked.mockRejectedValue(new ApiError('server_error', 500, null));
  const result = me();
  await waitFor(() => expect(result.current.status).toBe('error'));
});

test('what had failed is asked again, and is unknown until the answer', async () => {
  docs.user = { status: 'loading' };
  asked.mockRejectedValueOnce(new ApiError('server_error', 500, null));
  const result = me();
  await waitFor(() => expect(result.current.status).toBe('error'));
  if (result.current.status === 'error') act(result.current.failure.retry);
  expect(result.current.status).toBe('loading');
  expect(asked).toHaveBeenCalledTimes(2);
});
