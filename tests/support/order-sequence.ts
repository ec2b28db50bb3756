// Random sequences of a user's orders, as data that fast-check generates and shrinks.
import fc from 'fast-check';

const nth = fc.nat({ max: 9 });
const plan = fc.constantFrom('1' as const, '2' as const, '4' as const);
const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 3 }),
      recurring: fc.boolean(),
      key: fc.nat({ max: 30 }),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      nth,
      wrong: fc.constantFrom(
        'no' as const,
        'no' as const,
        'no' as const,
        'no' as const,
        'short' as const,
        'over' as const,
        'currency' as const,
      ),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('deliver' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliverAgain' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelAtProvider' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      nth,
      part: fc.constantFrom(1, 2, 3),
      key: fc.nat({ max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refundAtProvider' as const),
      nth,
      part: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 2 }),
      reference: fc.nat({ max: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      plan,
      quantity: fc.integer({ min: 1, max: 2 }),
      key: fc.nat({ max: 20 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endCharges' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      characters: fc.constantFrom(-200, 1000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      characters: fc.integer({ min: 1, max: 1000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('endHold' as const), nth, used: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(0.01, 1, 10, 28, 31, 200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
);
export type OrderAction = typeof action extends fc.Arbitrary<infer T> ? T : never;

const crash = fc.option(fc.record({ left: fc.nat({ max: 4 }), after: fc.boolean() }), {
  freq: 5,
  nil: null,
});

/** A random sequence of a user's orders: its start and its actions, with crashes. */
export const orderSequence = fc.record({
  startsAt: fc.date({
    min: new Date('2031-01-01T00:00:00Z'),
    max: new Date('2034-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
  steps: fc.array(fc.record({ action, crash }), { minLength: 4, maxLength: 16 }),
});
export type OrderSequence = typeof orderSequence extends fc.Arbitrary<infer T> ? T : never;
