import type { Call, InputOf, OutputOf, ParamsOf, QueryOf } from '@duu/contract/calls/call';
import type { CallName, Calls } from '@duu/contract/calls/calls';
import type { Deps } from '../deps.ts';
import type { ActorOf } from '../http/actor.ts';

/** What a handler gets: everything parsed, and nothing of HTTP. */
interface CallContext<C extends Call> {
  readonly deps: Deps;
  readonly actor: ActorOf<C>;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly input: InputOf<C>;
  /** The `Idempotency-Key` header, 1 to 200 characters. */
  readonly idempotencyKey: string | null;
  /** ISO 3166-1 alpha-2, where the platform says it. */
  readonly country: string | null;
  /** The site's origin as its visitors see it. */
  readonly origin: () => string;
}

export type Handler<C extends Call> = (context: CallContext<C>) => Promise<OutputOf<C>>;

/** Handlers of some calls, each for its own. */
export type Handlers<Name extends CallName> = { readonly [K in Name]: Handler<Calls[K]> };
