// Functions that rules can call without defining them.
import { timeFunctions } from './times.ts';
import { RuleError, RulesPath, typeName, type Value } from './values.ts';

type Builtin = { args: number; run: (...args: Value[]) => Value };

function number(value: Value | undefined): number {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return value;
  throw new RuleError('expected a number');
}

const whole = (value: number) => {
  if (!Number.isFinite(value)) throw new RuleError(`${value} is not an int`);
  return BigInt(value);
};

function toText(value: Value | undefined): string {
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`;
  if (value === null || ['boolean', 'bigint', 'number', 'string'].includes(typeof value))
    return String(value);
  throw new RuleError(`a ${value === undefined ? 'nothing' : typeName(value)} has no string form`);
}

function toInt(value: Value | undefined): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return whole(Math.trunc(value));
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return BigInt(value);
  throw new RuleError(`"${String(value)}" cannot become an int`);
}

function toFloat(value: Value | undefined): number {
  if (typeof value === 'string' && /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(value)) return Number(value);
  return number(value);
}

function toBool(value: Value | undefined): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new RuleError(`"${String(value)}" cannot become a bool`);
}

/** Plain functions by name, and those of `math`, `timestamp` and `duration` by their full names. */
export const builtins: Record<string, Builtin> = {
  ...timeFunctions,
  string: { args: 1, run: toText },
  int: { args: 1, run: toInt },
  float: { args: 1, run: toFloat },
  bool: { args: 1, run: toBool },
  path: {
    args: 1,
    run: (value) =>
      new RulesPath(
        toText(value)
          .split('/')
          .filter((segment) => segment !== ''),
      ),
  },
  debug: { args: 1, run: (value) => value ?? null },
  'math.abs': {
    args: 1,
    run: (value) =>
      typeof value === 'bigint' ? (value < 0n ? -value : value) : Math.abs(number(value)),
  },
  'math.ceil': { args: 1, run: (value) => whole(Math.ceil(number(value))) },
  'math.floor': { args: 1, run: (value) => whole(Math.floor(number(value))) },
  'math.round': { args: 1, run: (value) => whole(Math.round(number(value))) },
  'math.sqrt': { args: 1, run: (value) => Math.sqrt(number(value)) },
  'math.pow': { args: 2, run: (base, power) => number(base) ** number(power) },
  'math.isNaN': { args: 1, run: (value) => Number.isNaN(number(value)) },
  'math.isInfinite': {
    args: 1,
    run: (value) => !Number.isFinite(number(value)) && !Number.isNaN(number(value)),
  },
};

export const namespaces = new Set(['math', 'timestamp', 'duration']);

export const typeNames = new Set([
  ...['bool', 'int', 'float', 'number', 'string', 'list', 'map', 'set', 'path'],
  ...['timestamp', 'duration', 'null'],
]);
