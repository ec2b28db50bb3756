// Arithmetic, comparison, `in`, indexing: what operators do to values.
import {
  contains,
  Duration,
  equal,
  RuleError,
  RulesPath,
  RulesSet,
  Timestamp,
  typeName,
  type Value,
} from './values.ts';

export type ValueOp = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export function applyOperator(op: ValueOp, a: Value, b: Value): Value {
  switch (op) {
    case '==':
      return equal(a, b);
    case '!=':
      return !equal(a, b);
    case 'in':
      return isIn(a, b);
    case '<':
      return compare(a, b, op) < 0;
    case '<=':
      return compare(a, b, op) <= 0;
    case '>':
      return compare(a, b, op) > 0;
    case '>=':
      return compare(a, b, op) >= 0;
    default:
      return calculate(op, a, b);
  }
}

function isIn(a: Value, b: Value): boolean {
  if (Array.isArray(b)) return contains(b, a);
  if (b instanceof RulesSet) return contains(b.items, a);
  if (b instanceof Map) return typeof a === 'string' && b.has(a);
  if (b instanceof RulesPath) return typeof a === 'string' && b.segments.includes(a);
  throw new RuleError(`"in" needs a list, a set, a map or a path, not a ${typeName(b)}`);
}

function compare(a: Value, b: Value, op: string): number {
  const pair = comparable(a, b);
  if (!pair) throw misfit(op, a, b);
  return pair[0] < pair[1] ? -1 : pair[0] > pair[1] ? 1 : 0;
}

function comparable(
  a: Value,
  b: Value,
): [number | bigint | string, number | bigint | string] | undefined {
  if (isNumber(a) && isNumber(b)) return [a, b];
  if (typeof a === 'string' && typeof b === 'string') return [a, b];
  if (a instanceof Timestamp && b instanceof Timestamp) return [a.nanos, b.nanos];
  if (a instanceof Duration && b instanceof Duration) return [a.nanos, b.nanos];
  return undefined;
}

function isNumber(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function misfit(op: string, a: Value, b: Value): RuleError {
  return new RuleError(`"${op}" does not fit a ${typeName(a)} and a ${typeName(b)}`);
}

function calculate(op: '+' | '-' | '*' | '/' | '%', a: Value, b: Value): Value {
  if (isNumber(a) && isNumber(b)) return calculateNumbers(op, a, b);
  if (op === '+') {
    if (typeof a === 'string' && typeof b === 'string') return a + b;
    if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
    if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos + b.nanos);
    if (a instanceof Duration && b instanceof Timestamp) return new Timestamp(a.nanos + b.nanos);
    if (a instanceof Duration && b instanceof Duration) return new Duration(a.nanos + b.nanos);
  }
  if (op === '-') {
    if (a instanceof Timestamp && b instanceof Timestamp) return new Duration(a.nanos - b.nanos);
    if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos - b.nanos);
    if (a instanceof Duration && b instanceof Duration) return new Duration(a.nanos - b.nanos);
  }
  throw misfit(op, a, b);
}

function calculateNumbers(
  op: '+' | '-' | '*' | '/' | '%',
  a: number | bigint,
  b: number | bigint,
): Value {
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    if ((op === '/' || op === '%') && b === 0n) throw new RuleError('division by zero');
    return {
      '+': () => a + b,
      '-': () => a - b,
      '*': () => a * b,
      '/': () => a / b,
      '%': () => a % b,
    }[op]();
  }
  const [x, y] = [Number(a), Number(b)];
  return {
    '+': () => x + y,
    '-': () => x - y,
    '*': () => x * y,
    '/': () => x / y,
    '%': () => x % y,
  }[op]();
}

export function indexInto(target: Value, at: Value): Value {
  let found: Value | undefined;
  if (target instanceof Map && typeof at === 'string') found = target.get(at);
  else if (Array.isArray(target) && typeof at === 'bigint') found = target[Number(at)];
  else if (target instanceof RulesPath && typeof at === 'bigint')
    found = target.segments[Number(at)];
  else if (typeof target === 'string' && typeof at === 'bigint') found = [...target][Number(at)];
  else throw new RuleError(`a ${typeName(target)} cannot be indexed by a ${typeName(at)}`);
  if (found === undefined) throw new RuleError(`there is nothing at ${String(at)}`);
  return found;
}

export function sliceOf(target: Value, from: Value, to: Value): Value {
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new RuleError('a range needs two ints');
  const items =
    typeof target === 'string' ? [...target] : Array.isArray(target) ? target : undefined;
  if (!items) throw new RuleError(`a ${typeName(target)} has no ranges`);
  if (from < 0n || to > BigInt(items.length) || from > to)
    throw new RuleError(`${from}:${to} is outside of 0:${items.length}`);
  const part = items.slice(Number(from), Number(to));
  return typeof target === 'string' ? part.join('') : part;
}
