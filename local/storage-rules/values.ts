// The values that rules compare, and how the emulator encodes them as JSON.
import { z } from 'zod';
import type { Comparison } from './parse.ts';

/** A value of a type that this runtime does not know, such as a list. It can only be compared with null. */
class Unsupported {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

export type Value = null | boolean | number | string | Map<string, Value> | Unsupported;

/** An expression that can't be computed: its rule permits nothing, and the emulator logs why. */
export class RuleError extends Error {}

const encodedValue = z.record(z.string(), z.unknown());
const encodedMap = z.object({ fields: z.record(z.string(), encodedValue).default({}) });

/** Decodes one typed value of the emulator, such as `{"string_value": "a"}`. */
export function decodeValue(encoded: unknown): Value {
  const [kind, content] = Object.entries(encodedValue.parse(encoded))[0] ?? ['null_value', null];
  switch (kind) {
    case 'null_value':
      return null;
    case 'string_value':
      return z.string().parse(content);
    case 'bool_value':
      return z.boolean().parse(content);
    case 'int_value':
    case 'float_value':
      return z.coerce.number().parse(content);
    case 'map_value': {
      const fields = Object.entries(encodedMap.parse(content).fields);
      return new Map(fields.map(([key, value]) => [key, decodeValue(value)]));
    }
    default:
      return new Unsupported(kind.replace('_value', ''));
  }
}

export function typeName(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof Map) return 'map';
  return value instanceof Unsupported ? value.type : typeof value;
}

/** @throws RuleError if the two values can't be compared. */
export function compare(op: Comparison, a: Value, b: Value): boolean {
  if (op === '==') return equal(a, b);
  if (op === '!=') return !equal(a, b);
  const areStrings = typeof a === 'string' && typeof b === 'string';
  if (!areStrings && !(typeof a === 'number' && typeof b === 'number'))
    throw new RuleError(`"${op}" does not fit a ${typeName(a)} and a ${typeName(b)}`);
  if (op === '<') return a < b;
  if (op === '<=') return a <= b;
  return op === '>' ? a > b : a >= b;
}

function equal(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  for (const value of [a, b])
    if (value instanceof Map || value instanceof Unsupported)
      throw new RuleError(`a ${typeName(value)} can be compared with null alone`);
  return a === b;
}
