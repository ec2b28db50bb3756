// Times in rules, all in UTC.
import { Duration, RuleError, Timestamp, timestampFromIso, type Value } from './values.ts';

const second = 1_000_000_000n;
const day = 86_400n * second;
const units: Record<string, bigint> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

const date = (self: Timestamp) => new Date(Number(self.nanos / 1_000_000n));

const floorTo = (nanos: bigint, unit: bigint) => nanos - (((nanos % unit) + unit) % unit);

export const timestampMethods: Record<string, (self: Timestamp) => Value> = {
  year: (self) => BigInt(date(self).getUTCFullYear()),
  month: (self) => BigInt(date(self).getUTCMonth() + 1),
  day: (self) => BigInt(date(self).getUTCDate()),
  dayOfWeek: (self) => BigInt(date(self).getUTCDay() || 7),
  dayOfYear: (self) => {
    const start = Date.UTC(date(self).getUTCFullYear(), 0, 1);
    return BigInt(Math.floor((date(self).getTime() - start) / 86_400_000) + 1);
  },
  hours: (self) => BigInt(date(self).getUTCHours()),
  minutes: (self) => BigInt(date(self).getUTCMinutes()),
  seconds: (self) => BigInt(date(self).getUTCSeconds()),
  nanos: (self) => self.nanos % second,
  toMillis: (self) => self.nanos / 1_000_000n,
  date: (self) => new Timestamp(floorTo(self.nanos, day)),
  time: (self) => new Duration(self.nanos - floorTo(self.nanos, day)),
};

function int(value: Value | undefined): bigint {
  if (typeof value !== 'bigint') throw new RuleError('expected an int');
  return value;
}

/** `timestamp.…` and `duration.…`, with how many arguments each takes. */
export const timeFunctions: Record<string, { args: number; run: (...args: Value[]) => Value }> = {
  'timestamp.value': { args: 1, run: (millis) => new Timestamp(int(millis) * 1_000_000n) },
  'timestamp.date': {
    args: 3,
    run: (y, m, d) => {
      const pad = (value: Value | undefined, width: number) =>
        int(value).toString().padStart(width, '0');
      return timestampFromIso(`${pad(y, 4)}-${pad(m, 2)}-${pad(d, 2)}T00:00:00Z`);
    },
  },
  'duration.value': {
    args: 2,
    run: (amount, unit) => {
      const size = typeof unit === 'string' ? units[unit] : undefined;
      if (size === undefined) throw new RuleError(`"${String(unit)}" is not a unit of time`);
      return new Duration(int(amount) * size);
    },
  },
  'duration.time': {
    args: 4,
    run: (h, m, s, ns) =>
      new Duration(int(h) * 3600n * second + int(m) * 60n * second + int(s) * second + int(ns)),
  },
};
