// Writes plain values the way the Storage emulator sends them.

/** Whole numbers become ints, as firebase-tools sends them; dates become timestamps. */
export function toWire(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { int_value: value } : { float_value: value };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (Array.isArray(value)) return { list_value: { values: value.map(toWire) } };
  if (typeof value === 'object')
    return {
      map_value: {
        fields: Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, toWire(inner)]),
        ),
      },
    };
  throw new Error(`A ${typeof value} has no place in rules.`);
}
