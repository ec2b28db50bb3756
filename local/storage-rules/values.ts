// The values that rules compare, and how the emulator writes them as JSON. Integers are bigints and floats are numbers,
// because the emulator tells them apart.
import { z } from 'zod';
import type { Comparison } from './parse.ts';

/** A value of a type that this runtime does not know, such as a list. Only a comparison with null is possible. */
export class Unsupported {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

export type Value = null | boolean | bigint | number | string | Map<string, Value> | Unsupported;

/** A rule that cannot be evaluated: it permits nothing, and says why. */
export class RuleError extends Error {}

const Wire = z.record(z.string(), z.unknown());
const WireMap = z.object({ fields: z.record(z.string(), Wire).default({}) });

/** Reads one typed value of the emulator, such as `{"string_value": "a"}`. */
export function fromWire(wire: unknown): Value {
  const [kind, content] = Object.entries(Wire.parse(wire))[0] ?? ['null_value', null];
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
    case 'map_value':
      return new Map(
        Object.entries(WireMap.parse(content).fields).map(([key, value]) => [key, fromWire(value)]),
      );
    default:
      return new Unsupported(kind.replace('_value', ''));
  }
}

export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  return value instanceof Map ? 'map' : value.type;
}

/** @throws RuleError for two values that can't be compared. */
export function compare(op: Comparison, a: Value, b: Value): boolean {
  switch (op) {
    case '==':
      return equal(a, b);
    case '!=':
      return !equal(a, b);
    default:
      return inOrder(op, a, b);
  }
}

/** An int equals a float of the same size. */
function equal(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  if (isNumber(a) && isNumber(b)) return !(a < b) && !(a > b);
  for (const value of [a, b])
    if (value instanceof Map || value instanceof Unsupported)
      throw new RuleError(`a ${typeName(value)} can be compared with null alone`);
  return a === b;
}

function inOrder(op: '<' | '<=' | '>' | '>=', a: Value, b: Value): boolean {
  const areStrings = typeof a === 'string' && typeof b === 'string';
  if (!areStrings && !(isNumber(a) && isNumber(b)))
    throw new RuleError(`"${op}" does not fit a ${typeName(a)} and a ${typeName(b)}`);
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  return op === '>' ? a > b : a >= b;
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
