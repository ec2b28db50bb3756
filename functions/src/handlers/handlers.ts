import type { CallName } from '@duu/contract/calls/calls';
import { accountHandlers } from './account-handlers.ts';
import { adminHandlers } from './admin-handlers.ts';
import { adminOrdersHandlers } from './admin-orders-handlers.ts';
import type { Handlers } from './handler.ts';
import { libraryHandlers } from './library-handlers.ts';
import { ordersHandlers } from './orders-handlers.ts';
import { publicHandlers } from './public-handlers.ts';
import { sharingHandlers } from './sharing-handlers.ts';
import { synthesisHandlers } from './synthesis-handlers.ts';

/** A handler for every call there is; one that is missing does not compile. */
export const handlers: Handlers<CallName> = {
  ...publicHandlers,
  ...accountHandlers,
  ...synthesisHandlers,
  ...libraryHandlers,
  ...sharingHandlers,
  ...ordersHandlers,
  ...adminHandlers,
  ...adminOrdersHandlers,
};
