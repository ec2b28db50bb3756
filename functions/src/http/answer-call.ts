import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Call, errorsOf } from '@duu/contract/calls/call';
import { type CallName, calls } from '@duu/contract/calls/calls';
import { limits } from '@duu/contract/limits';
import type { Actor } from '../adapters/accounts.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { accountHandlers } from '../handlers/account.ts';
import { adminHandlers } from '../handlers/admin.ts';
import type { Handler, Handlers } from '../handlers/handler.ts';
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

/** Cache lifetime of public answers, in seconds. */
const maxAge: Partial<Record<CallName, number>> = { getPlans: 60, getSpeakers: 60 };

/** Body limit in bytes, for calls with a lower one. */
const bodyBytes: Partial<Record<CallName, number>> = { reportClientError: limits.clientErrorBytes };

/** Mail programs post a form to these by themselves (RFC 8058); it is ignored. */
const withoutBody: ReadonlySet<CallName> = new Set(['stopMails']);

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

async function actorFor(
  call: Call,
  request: IncomingMessage,
  services: CallServices,
): Promise<Actor | null> {
  if (call.who === 'public') {
    await services.limits.countUnauthenticated(request);
    return null;
  }
  const key = keyOf(request);
  if (key !== null) return actorWithKey(call, key, request, services);
  const actor = await knownActor(call, request, services);
  await services.limits.countUser(actor.uid, receivedBody(request).length, call.worth);
  return call.who === 'admin' ? adminOf(actor, call, services.deps) : actor;
}

/** Runs a call and returns its output. */
async function runCall(
  match: Match,
  call: Call,
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
): Promise<unknown> {
  if (match.name === 'reportClientError') await services.limits.countReport(request);
  if (match.name === 'trySpeech') await services.limits.countTry(request);
  const actor = await actorFor(call, request, services);
  if (call.waits) services.limits.reserveSlot(request, response, actor?.uid ?? null);
  // The map is total and each handler is typed by its call; a name known only at run time loses that type.
  const handler = handlers[match.name] as unknown as Handler<Call>;
  const returned = await handler({
    deps: services.deps,
    actor: actor as never,
    params: parsePart(call, call.params, match.params),
    query: parsePart(call, call.query, queryOf(urlOf(request))),
    input: parsePart(
      call,
      call.input,
      withoutBody.has(match.name) ? {} : bodyOf(request, bodyBytes[match.name]),
    ),
    idempotencyKey: idempotencyKeyOf(request),
    country: countryOf(request),
    origin: () => originOf(request),
  }).catch((error: unknown) => {
    throw aboutAnother(call, error);
  });
  return returned ?? {};
}

export async function answerCall(
  match: Match,
  request: IncomingMessage,
  response: ServerResponse,
  services: CallServices,
): Promise<void> {
  const call: Call = calls[match.name];
  const output = await runCall(match, call, request, response, services).catch((cause: unknown) => {
    if (services.checkAnswers && cause instanceof ApiError && !errorsOf(call).has(cause.key)) {
      throw new Error(`${match.name} does not declare ${cause.key}.`, { cause });
    }
    throw cause;
  });
  if (services.checkAnswers) call.output.parse(output);
  answerJson(response, output, maxAge[match.name] ?? 0);
}
