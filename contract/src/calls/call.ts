import { z } from 'zod';
import type { KeyScope } from '../documents/api-key.ts';
import type { ErrorKey } from '../errors/keys.ts';
import { limits } from '../limits.ts';

/** The base path of every call. */
export const apiBase = '/api/v1';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: anyone, signed-in users, or admins. */
export type Who = 'public' | 'user' | 'admin';

/** Limits of their own, which public calls can be counted in. */
type CountedAs = 'report' | 'try';

/** Errors of every call; a call declares only its own. */
const commonErrors = [
  'request.invalid',
  'request.too_large',
  'request.timeout',
  'request.unsupported_encoding',
  'request.too_many',
  'server_error',
] as const satisfies readonly ErrorKey[];
const signedInErrors = [
  'auth.invalid_token',
  'auth.user_not_found',
  'auth.disabled',
  'auth.email_unverified',
  'auth.app_check_failed',
] as const satisfies readonly ErrorKey[];

const keyErrors = [
  'key.invalid',
  'key.expired',
  'key.scope_missing',
] as const satisfies readonly ErrorKey[];

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Caller extends Who = Who,
  Scope extends KeyScope | null = KeyScope | null,
> {
  readonly method: Method;
  /** Below /api/v1, with `:name` for parameters. */
  readonly path: string;
  readonly who: Caller;
  /** What an API key needs for it; null: only a signed-in user may. */
  readonly scope: Scope;
  readonly params: Params;
  readonly query: Query;
  readonly input: Input;
  readonly output: Output;
  readonly errors: readonly ErrorKey[];
  /** How many requests a request of a user counts as in the rate limit. */
  readonly worth: number;
  /** Whether it waits for a server that the user chose: then it takes one of the slots of open answers. */
  readonly waits: boolean;
  /** The limit that counts it beside that of all visitors. */
  readonly countedAs: CountedAs | null;
  /** The most bytes that its body may have. */
  readonly bodyBytes: number;
  /** Whether any body is accepted and not read. */
  readonly ignoresBody: boolean;
  /** How long anybody may keep its answer, in seconds. */
  readonly maxAge: number;
  /** Whether it accepts a conversion: then it is part of the trace. */
  readonly converts: boolean;
}

export const nothing = z.object({});

interface Declaration<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Caller extends Who,
  Scope extends KeyScope | null,
> {
  method: Method;
  path: string;
  who: Caller;
  scope?: Scope;
  params?: Params;
  query?: Query;
  input?: Input;
  output: Output;
  errors?: readonly ErrorKey[];
  worth?: number;
  waits?: boolean;
  countedAs?: CountedAs;
  bodyBytes?: number;
  ignoresBody?: boolean;
  maxAge?: number;
  converts?: boolean;
}

/** Declares a call once; both sides are typed from it. */
export function call<
  Output extends z.ZodType,
  Caller extends Who,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Input extends z.ZodType = typeof nothing,
  Scope extends KeyScope | null = null,
>(
  of: Declaration<Params, Query, Input, Output, Caller, Scope>,
): Call<Params, Query, Input, Output, Caller, Scope> {
  return {
    method: of.method,
    path: of.path,
    who: of.who,
    scope: (of.scope ?? null) as Scope,
    params: (of.params ?? nothing) as Params,
    query: (of.query ?? nothing) as Query,
    input: (of.input ?? nothing) as Input,
    output: of.output,
    errors: of.errors ?? [],
    worth: of.worth ?? 1,
    waits: of.waits ?? false,
    countedAs: of.countedAs ?? null,
    bodyBytes: of.bodyBytes ?? limits.bodyBytes,
    ignoresBody: of.ignoresBody ?? false,
    maxAge: of.maxAge ?? 0,
    converts: of.converts ?? false,
  };
}

export type ParamsOf<C extends Call> = z.output<C['params']>;
export type QueryOf<C extends Call> = z.output<C['query']>;
export type InputOf<C extends Call> = z.output<C['input']>;
/** What the client passes, before the schema trims it and sets defaults. */
export type GivenInputOf<C extends Call> = z.input<C['input']>;
export type OutputOf<C extends Call> = z.output<C['output']>;

/** Returns all error keys of a call. Under the emulators the API fails if a call throws another one. */
export function errorsOf({ errors, who }: Pick<Call, 'errors' | 'who'>): ReadonlySet<ErrorKey> {
  return new Set<ErrorKey>([
    ...commonErrors,
    ...(who === 'public' ? [] : signedInErrors),
    ...(who === 'public' ? [] : keyErrors),
    ...(who === 'admin' ? (['auth.forbidden'] as const) : []),
    ...errors,
  ]);
}
