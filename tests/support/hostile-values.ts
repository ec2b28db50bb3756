// Values for the contract's schemas: valid ones, nearly valid ones, and those of an attacker.
import fc from 'fast-check';
import { z } from 'zod';

type Values = fc.Arbitrary<unknown>;

/** Values for fields that refer to something existing, by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);

const texts = [
  '',
  ' ',
  '.',
  '..',
  '../..',
  'a/b',
  '__x__',
  '____',
  '__proto__',
  'constructor',
  '0.a/b',
  '0.__x__',
  'zzzzzzzzz.a',
  '-1.a.b',
  'x',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01',
  '\ud800',
  'a\udfffb',
  '\u0000',
  'a\u202eb',
  '\uffff',
  'e\u0301'.repeat(200),
  '//[',
  'https://x:y@z',
  '%00',
  '%ff',
  '٣',
  '1e999',
  '💩'.repeat(200),
  `/${'a'.repeat(60)}!`,
  '='.repeat(300),
  'a'.repeat(1501),
  'я'.repeat(5000),
];

/** Generates values that no schema expects. */
const hostile: Values = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...texts), weight: 4 },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], -1, 0, 0.5, 1e308, 2 ** 53, -0, deep),
  fc.constantFrom<unknown>({ toDate: 1 }, { length: 1e9 }, JSON.parse('{"__proto__":{"x":1}}')),
  fc.jsonValue({ maxDepth: 3 }),
);

function numbers(schema: z.ZodNumber): Values {
  const { minValue, maxValue } = schema;
  const min = Math.max(minValue ?? -1000, -1e9);
  const max = Math.min(maxValue ?? 100_000, 1e9);
  return schema.isInt
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

/** Mostly valid values. Refinements are ignored: values that they refuse are nearly valid. */
function likely(schema: z.core.$ZodType, field: string, known: Known): Values {
  const pool = known[field];
  if (schema instanceof z.ZodObject) return objects(schema, known);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fc.option(likely(schema.unwrap(), field, known), { nil: undefined });
  }
  if (schema instanceof z.ZodNullable) return fc.option(likely(schema.unwrap(), field, known));
  if (schema instanceof z.ZodPipe) return likely(schema.in, field, known);
  if (schema instanceof z.ZodArray) {
    return fc.array(valuesOf(schema.element, field.replace(/s$/, ''), known), { maxLength: 4 });
  }
  if (pool !== undefined && pool.length > 0) return fc.constantFrom(...pool);
  if (schema instanceof z.ZodEnum) return fc.constantFrom<unknown>(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom<unknown>(...schema.values);
  if (schema instanceof z.ZodUnion) {
    return fc.oneof(...schema.options.map((option) => likely(option, field, known)));
  }
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numbers(schema);
  return fc.string({ unit: 'grapheme', maxLength: 30 });
}

function valuesOf(schema: z.core.$ZodType, field: string, known: Known): Values {
  return fc.oneof(
    { arbitrary: likely(schema, field, known), weight: 12 },
    { arbitrary: hostile, weight: 1 },
  );
}

function objects(schema: z.ZodObject, known: Known): Values {
  const fields = Object.entries(schema.shape).map(
    ([field, of]) => [field, valuesOf(of, field, known)] as const,
  );
  return fc.record(Object.fromEntries(fields)).map((value) => ({ ...value }));
}

/** Generates a part of a request: mostly an object, rarely something else. */
export function partOf(schema: z.core.$ZodType, known: Known): Values {
  return fc.oneof(
    { arbitrary: likely(schema, '', known), weight: 20 },
    { arbitrary: hostile, weight: 1 },
  );
}

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
