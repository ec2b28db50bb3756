import type { IncomingMessage } from 'node:http';
import type { KeyScope } from '@duu/contract/documents/api-key';
import { ApiError } from '../../api-error.ts';
import { ensureScope, type KeyedCaller, keyedCaller } from '../../services/keys/keyed-caller.ts';
import type { ByteServices } from '../byte-route.ts';
import { receivedBody } from '../guard.ts';
import { keyOf } from '../request.ts';

/**
 * Returns the caller of a request, which is counted for the key and its account.
 * @param scope what the key needs; null: any key
 * @param worth how many requests it counts as
 * @throws ApiError `key.…`, `request.too_many`
 */
export async function callerWithKey(
  request: IncomingMessage,
  { deps, limits }: ByteServices,
  scope: KeyScope | null,
  worth = 1,
): Promise<KeyedCaller> {
  let caller: KeyedCaller;
  try {
    const key = keyOf(request);
    if (key === null) throw new ApiError('key.invalid');
    caller = await keyedCaller(deps, key);
  } catch (error) {
    await limits.countUnauthenticated(request);
    throw error;
  }
  await limits.countKey(caller, receivedBody(request).length, worth);
  if (scope !== null) ensureScope(caller, scope);
  return caller;
}
