import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Call, errorsOf, type Who } from '@duu/contract/calls/call';
import { type CallName, type Calls, calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import type { Actor } from '../adapters/accounts.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { accountHandlers } from '../handlers/account.ts';
import { adminHandlers } from '../handlers/admin.ts';
import type { ActorOf, Handler, Handlers } from '../handlers/handler.ts';
import { libraryHandlers } from '../handlers/library.ts';
import { ordersHandlers } from '../handlers/orders.ts';
import { publicHandlers } from '../handlers/public.ts';
import { synthesisHandlers } from '../handlers/synthesis.ts';
import { ensureScope, keyedActor, keyedCaller } from '../services/keys/keyed-caller.ts';
import { answerJson } from './answer.ts';
import { receivedBody } from './guard.ts';
import type { Match } from './match-call.ts';
import { originOf } from './origin.ts';
import { parsePart } from './parse-request.ts';
import {
  bearerOf,
  bodyOf,
  countryOf,
  header,
  idempotencyKeyOf,
  keyOf,
  languageOf,
  queryOf,
  urlOf,
} from './request.ts';
import type { RequestLimits } from './request-limits.ts';

/** The handler of every call; a missing one does not compile. */
const handlers: Handlers<CallName> = {
  ...publicHandlers,
  ...accountHandlers,
  ...ordersHandlers,
  ...synthesisHandlers,
  ...libraryHandlers,
  ...adminHandlers,
};

export interface CallServices {
  readonly deps: Deps;
  readonly limits: RequestLimits;
  /** Fails calls whose output or error key is not what the contract declares. On under the emulators. */
  readonly checkAnswers: boolean;
}

/** Returns the caller of a request with an API key, which only calls with a scope accept. */
async function actorWithKey(
  call: Call,
  token: string,
  request: IncomingMessage,
  { deps, limits }: CallServices,
): Promise<Actor> {
  const caller = await keyedCaller(deps, token).catch(async (error: unknown) => {
    await limits.countUnauthenticated(request);
    throw error;
  });
  await limits.countKey(caller, receivedBody(request).length);
  ensureScope(caller, call.scope);
  return keyedActor(caller);
}

/** Returns the caller of a request with a token; one without a valid token counts as not signed in. */
async function knownActor(
  call: Call,
  request: IncomingMessage,
  services: CallServices,
): Promise<Actor> {
  try {
    await services.deps.appCheck.check(header(request, 'x-firebase-appcheck'));
    const actor = await services.deps.accounts.actorOf(bearerOf(request), call.method !== 'GET');
    const language = languageOf(request);
    return language === null ? actor : { ...actor, language };
  } catch (error) {
    await services.limits.countUnauthenticated(request);
    throw error;
  }
}

/** Checks the account record: the token may be an hour old. */
async function adminOf(actor: Actor, call: Call, { accountStates }: Deps): Promise<Actor> {
  const state = await accountStates.current(actor.uid, call.method !== 'GET');
  if (state === null) throw new ApiError('auth.user_not_found');
  if (state.disabled) throw new ApiError('auth.disabled');
  if (!state.admin) throw new ApiError('auth.forbidden');
  return { ...actor, admin: true };
}

/** `auth.user_not_found` would sign out the admin who asks about a deleted user. */
function aboutAnother(call: Call, error: unknown): unknown {
  const isGone = error instanceof ApiError && error.key === 'auth.user_not_found';
  return call.who === 'admin' && isGone ? new ApiError('user.not_found', { cause: error }) : error;
}

async function userOf(
  call: Call,
  request: IncomingMessage,
  services: CallServices,
): Promise<Actor> {
  const key = keyOf(request);
  if (key !== null) return actorWithKey(call, key, request, services);
  const actor = await knownActor(call, request, services);
  // What a whole book costs is held for each of its parts.
  const bytes = Math.min(receivedBody(request).length, limits.bodyBytes);
  await services.limits.countUser(actor.uid, bytes, call.worth);
  return actor;
}

type FindActor<By extends Who> = (
  call: Call,
  request: IncomingMessage,
  services: CallServices,
) => Promise<ActorOf[By]>;

const findActor: { readonly [By in Who]: FindActor<By> } = {
  async public({ countedAs }, request, { limits }) {
    if (countedAs === 'report') await limits.countReport(request);
    if (countedAs === 'try') await limits.countTry(request);
    await limits.countUnauthenticated(request);
    return null;
  },
  user: userOf,
  async admin(call, request, services) {
    return adminOf(await userOf(call, request, services), call, services.deps);
  },
};

interface Received {
  readonly params: Match['params'];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: CallServices;
}

/** Runs a call and returns its output. */
async function runCall<C extends Call>(
  call: C,
  handler: Handler<C>,
  { params, request, response, services }: Received,
): Promise<unknown> {
  const by: C['who'] = call.who;
  const actor = await findActor[by](call, request, services);
  if (call.waits) services.limits.reserveSlot(request, response, actor?.uid ?? null);
  const body = () => (call.ignoresBody ? {} : bodyOf(request, call.bodyBytes));
  const returned = await handler({
    deps: services.deps,
    actor,
    params: parsePart<C['params']>(call, call.params, params),
    query: parsePart<C['query']>(call, call.query, queryOf(urlOf(request))),
    input: parsePart<C['input']>(call, call.input, body()),
    idempotencyKey: idempotencyKeyOf(request),
    country: countryOf(request),
    origin: () => originOf(request),
  }).catch((error: unknown) => {
    throw aboutAnother(call, error);
  });
  return returned ?? {};
}

/** Runs the call of this name with its handler. */
const runNamed = <Name extends CallName>(name: Name, received: Received) =>
  runCall<Calls[Name]>(calls[name], handlers[name], received);

export async function answerCall(
  { name, params }: Match,
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
): Promise<void> {
  const call: Call = calls[name];
  const received = { params, request, response, services };
  const output = await runNamed(name, received).catch((cause: unknown) => {
    if (services.checkAnswers && cause instanceof ApiError && !errorsOf(call).has(cause.key)) {
      throw new Error(`${name} does not declare ${cause.key}.`, { cause });
    }
    throw cause;
  });
  if (services.checkAnswers) call.output.parse(output);
  answerJson(response, output, call.maxAge);
}
