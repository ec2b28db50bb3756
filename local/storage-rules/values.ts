// The values that rules compute with, and how the emulator writes them as JSON. Integers are bigints and floats are
// numbers, because rules tell them apart (`5 / 2` is 2, `x is int`).
import { z } from 'zod';

export class RulesSet {
  readonly items: Value[];
  constructor(items: Value[]) {
    this.items = items.filter((item, at) => items.findIndex((other) => equal(item, other)) === at);
  }
}

export class RulesPath {
  readonly segments: string[];
  constructor(segments: string[]) {
    this.segments = segments;
  }
}

/** Nanoseconds since 1970. */
export class Timestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** What `a.diff(b)` gives: which keys of `after` differ from `before`. */
export class MapDiff {
  readonly before: Map<string, Value>;
  readonly after: Map<string, Value>;
  constructor(before: Map<string, Value>, after: Map<string, Value>) {
    this.before = before;
    this.after = after;
  }
}

export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | Map<string, Value>
  | RulesSet
  | RulesPath
  | Timestamp
  | Duration
  | MapDiff;

/** A rule that cannot be evaluated: it permits nothing, and says why. */
export class RuleError extends Error {}

const nanosPerMilli = 1_000_000n;

export function timestampFromIso(text: string): Timestamp {
  const millis = Date.parse(text);
  if (Number.isNaN(millis)) throw new RuleError(`"${text}" is not a time`);
  const fraction = /\.\d{3}(\d{1,6})/.exec(text)?.[1]?.padEnd(6, '0') ?? '0';
  return new Timestamp(BigInt(millis) * nanosPerMilli + BigInt(fraction));
}

type Wire = { [kind: string]: unknown };
const WireValue: z.ZodType<Wire> = z.record(z.string(), z.unknown());
const WireMap = z.object({ fields: z.record(z.string(), WireValue).default({}) });
const WireList = z.object({ values: z.array(WireValue).default([]) });
const WirePath = z.object({ segments: z.array(z.object({ simple: z.string() })) });

/** Reads one typed value of the emulator, such as `{"string_value": "a"}`. */
export function fromWire(wire: unknown): Value {
  const [kind, content] = Object.entries(WireValue.parse(wire))[0] ?? ['null_value', null];
  switch (kind) {
    case 'null_value':
      return null;
    case 'string_value':
      return z.string().parse(content);
    case 'bool_value':
      return z.boolean().parse(content);
    case 'int_value':
      return BigInt(z.union([z.number(), z.string()]).parse(content));
    case 'float_value':
      return z.number().parse(content);
    case 'timestamp_value':
      return timestampFromIso(z.string().parse(content));
    case 'list_value':
      return WireList.parse(content).values.map(fromWire);
    case 'set_value':
      return new RulesSet(WireList.parse(content).values.map(fromWire));
    case 'path_value':
      return new RulesPath(WirePath.parse(content).segments.map((segment) => segment.simple));
    case 'map_value':
      return new Map(
        Object.entries(WireMap.parse(content).fields).map(([key, value]) => [key, fromWire(value)]),
      );
    default:
      throw new RuleError(`the emulator sent a ${kind}, which this runtime does not know`);
  }
}

export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  return 'map_diff';
}

/** Deep equality; an int equals a float of the same size, and a set does not mind order. */
export function equal(a: Value, b: Value): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b;
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b);
  if (typeName(a) !== typeName(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => equal(item, b[at] ?? null));
  if (a instanceof Map && b instanceof Map)
    return (
      a.size === b.size &&
      [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null))
    );
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item));
  if (a instanceof RulesPath && b instanceof RulesPath)
    return a.segments.join('/') === b.segments.join('/');
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanos === b.nanos;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  return a === b;
}

export function contains(items: Value[], wanted: Value): boolean {
  return items.some((item) => equal(item, wanted));
}
