// The methods of values, as the reference has them (https://firebase.google.com/docs/reference/rules/rules).
import { regexFrom } from './regex.ts';
import { timestampMethods } from './times.ts';
import {
  contains,
  Duration,
  equal,
  MapDiff,
  RuleError,
  RulesPath,
  RulesSet,
  Timestamp,
  typeName,
  type Value,
} from './values.ts';

type Method<T> = (self: T, ...args: Value[]) => Value;
type Methods<T> = Record<string, Method<T>>;

function text(value: Value | undefined): string {
  if (typeof value !== 'string') throw new RuleError(`expected a string, got ${named(value)}`);
  return value;
}

function items(value: Value | undefined): Value[] {
  if (Array.isArray(value)) return value;
  if (value instanceof RulesSet) return value.items;
  throw new RuleError(`expected a list or a set, got ${named(value)}`);
}

function named(value: Value | undefined): string {
  return value === undefined ? 'nothing' : typeName(value);
}

const size = (count: number) => BigInt(count);

const stringMethods: Methods<string> = {
  size: (self) => size([...self].length),
  lower: (self) => self.toLowerCase(),
  upper: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  matches: (self, pattern) => regexFrom(text(pattern), 'whole').test(self),
  replace: (self, pattern, by) => self.replace(regexFrom(text(pattern), 'all'), () => text(by)),
  split: (self, pattern) => self.split(regexFrom(text(pattern), 'all')),
};

const comparing = {
  hasAll: (self: Value[], wanted?: Value) => items(wanted).every((item) => contains(self, item)),
  hasAny: (self: Value[], wanted?: Value) => items(wanted).some((item) => contains(self, item)),
  hasOnly: (self: Value[], wanted?: Value) => self.every((item) => contains(items(wanted), item)),
};

const listMethods: Methods<Value[]> = {
  ...comparing,
  size: (self) => size(self.length),
  concat: (self, other) => [...self, ...items(other)],
  join: (self, between) => self.map(text).join(text(between)),
  removeAll: (self, other) => self.filter((item) => !contains(items(other), item)),
  toSet: (self) => new RulesSet(self),
};

const setMethods: Methods<RulesSet> = {
  hasAll: (self, wanted) => comparing.hasAll(self.items, wanted),
  hasAny: (self, wanted) => comparing.hasAny(self.items, wanted),
  hasOnly: (self, wanted) => comparing.hasOnly(self.items, wanted),
  size: (self) => size(self.items.length),
  difference: (self, other) =>
    new RulesSet(self.items.filter((item) => !contains(items(other), item))),
  intersection: (self, other) =>
    new RulesSet(self.items.filter((item) => contains(items(other), item))),
  union: (self, other) => new RulesSet([...self.items, ...items(other)]),
};

const mapMethods: Methods<Map<string, Value>> = {
  size: (self) => size(self.size),
  keys: (self) => [...self.keys()],
  values: (self) => [...self.values()],
  get: (self, key, otherwise) => {
    const keys = Array.isArray(key) ? key.map(text) : [text(key)];
    let at: Value = self;
    for (const step of keys) {
      if (!(at instanceof Map)) return otherwise ?? null;
      const next: Value | undefined = at.get(step);
      if (next === undefined) return otherwise ?? null;
      at = next;
    }
    return at;
  },
  diff: (self, other) => {
    if (!(other instanceof Map)) throw new RuleError(`diff needs a map, got ${named(other)}`);
    return new MapDiff(other, self);
  },
};

const keySet = (keys: string[]) => new RulesSet(keys);
const changed = ({ before, after }: MapDiff) =>
  [...after].filter(([key, value]) => before.has(key) && !equal(value, before.get(key) ?? null));
const added = ({ before, after }: MapDiff) => [...after.keys()].filter((key) => !before.has(key));
const removed = ({ before, after }: MapDiff) => [...before.keys()].filter((key) => !after.has(key));

const diffMethods: Methods<MapDiff> = {
  addedKeys: (self) => keySet(added(self)),
  removedKeys: (self) => keySet(removed(self)),
  changedKeys: (self) => keySet(changed(self).map(([key]) => key)),
  affectedKeys: (self) =>
    keySet([...added(self), ...removed(self), ...changed(self).map(([key]) => key)]),
  unchangedKeys: (self) => {
    const different = changed(self).map(([key]) => key);
    return keySet(
      [...self.after.keys()].filter((key) => self.before.has(key) && !different.includes(key)),
    );
  },
};

const durationMethods: Methods<Duration> = {
  seconds: (self) => self.nanos / 1_000_000_000n,
  nanos: (self) => self.nanos % 1_000_000_000n,
};

/** Least and greatest number of arguments of every method that any value has. */
export const knownMethods: Record<string, [number, number]> = {
  ...arities([stringMethods, listMethods, setMethods, mapMethods, diffMethods], {
    get: [1, 2],
    replace: [2, 2],
  }),
  ...arities([durationMethods, timestampMethods], {}),
};

function arities(tables: object[], exceptions: Record<string, [number, number]>) {
  const none = new Set(
    'size lower upper trim toSet keys values addedKeys removedKeys changedKeys affectedKeys unchangedKeys'.split(
      ' ',
    ),
  );
  const noArguments = tables.includes(timestampMethods);
  const names = tables.flatMap((table) => Object.keys(table));
  return Object.fromEntries(
    names.map((name): [string, [number, number]] => [
      name,
      exceptions[name] ?? (noArguments || none.has(name) ? [0, 0] : [1, 1]),
    ]),
  );
}

export function callMethod(self: Value, name: string, args: Value[]): Value {
  const method = methodsOf(self)?.[name];
  if (!method) throw new RuleError(`${typeName(self)} has no method ${name}()`);
  return method(self as never, ...args);
}

function methodsOf(self: Value): Methods<never> | undefined {
  if (typeof self === 'string') return stringMethods;
  if (Array.isArray(self)) return listMethods;
  if (self instanceof RulesSet) return setMethods;
  if (self instanceof Map) return mapMethods;
  if (self instanceof MapDiff) return diffMethods;
  if (self instanceof Duration) return durationMethods;
  if (self instanceof Timestamp) return timestampMethods;
  if (self instanceof RulesPath) return {};
  return undefined;
}
