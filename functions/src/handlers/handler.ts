import type { Call, InputOf, OutputOf, ParamsOf, QueryOf } from '@duu/contract/calls/call';
import type { CallName, Calls } from '@duu/contract/calls/calls';
import type { Actor } from '../adapters/accounts.ts';
import type { Deps } from '../deps.ts';

/** Who a handler acts for, by who may make its call. */
export interface ActorOf {
  readonly public: null;
  readonly user: Actor;
  readonly admin: Actor;
}

/** The parsed request, without HTTP. */
interface CallContext<C extends Call> {
  readonly deps: Deps;
  readonly actor: ActorOf[C['who']];
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly input: InputOf<C>;
  /** The `Idempotency-Key` header, 1 to 200 characters. */
  readonly idempotencyKey: string | null;
  /** ISO 3166-1 alpha-2; null if the platform does not send it. */
  readonly country: string | null;
  readonly origin: () => string;
}

/** The handler of a call without an output returns nothing. */
export type Handler<C extends Call> = (
  context: CallContext<C>,
) => OutputOf<C> extends Record<string, never> ? Promise<void> : Promise<OutputOf<C>>;

export type Handlers<Name extends CallName> = { readonly [K in Name]: Handler<Calls[K]> };
