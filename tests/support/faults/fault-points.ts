// The table of faults: which operation fails, where, and how it must end. `npm run prove` and
// tests/faults/fault-points.test.ts run it, by run-fault-point.ts.
import type { ErrorKey } from '@duu/contract/errors/keys';
import type { Failure, Fault, Point } from './faulty-process.ts';
import {
  abandoned,
  convert,
  type FaultScenario,
  type LibraryEnd,
  purge,
  reconvert,
  removeAccount,
  removeAudio,
  removeRunning,
} from './library-operations.ts';
import { cancel, order, pay, refund, repair } from './order-operations.ts';
import {
  fastClock,
  halfAnswer,
  hangingEngine,
  inTwoTabs,
  lateTask,
  refuses,
  repeated,
  repeatedTask,
  slowClock,
  twoConversions,
  withEngine,
} from './unusual-conversions.ts';

export const operations = {
  convert,
  reconvert,
  'delete an audio': removeAudio,
  'delete a running conversion': removeRunning,
  'delete the account': removeAccount,
  purge,
  'fail an abandoned conversion': abandoned,
  order,
  pay: () => pay(),
  refund,
  'cancel an order': cancel,
  'find money without a webhook': repair,
} satisfies Record<string, () => Promise<FaultScenario>>;
export type Operation = keyof typeof operations;

export interface FaultPoint {
  readonly name: string;
  /** The operation whose end without a fault this one must have, unless `end` says otherwise. */
  readonly operation: Operation;
  readonly fault: Fault | null;
  /** How the operation is run; by default as it is. */
  readonly scenario?: () => Promise<FaultScenario>;
  /** The end, made of that without a fault. */
  readonly expectedState?: (usual: LibraryEnd) => object;
}

const anyCommit: Failure[] = [
  'dies before',
  'dies after',
  'aborted',
  'unavailable',
  'answer lost',
  'down',
];
const anyCall: Failure[] = ['dies before', 'dies after', 'fails once', 'answer lost', 'down'];

/** The points of an operation by name, with the failures there. */
function rows(
  operation: Operation,
  points: Readonly<Record<string, readonly [Point, nth: number, readonly Failure[]]>>,
): FaultPoint[] {
  return Object.entries(points).flatMap(([what, [point, nth, failures]]) =>
    failures.map((failure) => ({
      name: `${operation}, ${what}: ${failure}`,
      operation,
      fault: { point, nth, failure },
    })),
  );
}

const conversion = {
  'accept and hold': ['commit', 1, anyCommit],
  'enqueue the task': ['enqueue', 1, anyCall],
  'take the lease': ['commit', 2, anyCommit],
  'mark as heard': ['commit', 3, ['dies before', 'dies after', 'aborted', 'answer lost']],
  'write the file': [
    'files.write',
    1,
    ['dies before', 'dies after', 'fails once', 'partial', 'answer lost'],
  ],
  'finish and settle': ['commit', 4, ['dies before', 'dies after', 'aborted', 'answer lost']],
} satisfies Parameters<typeof rows>[1];

/** It failed and costs nothing. */
const failed =
  (error: ErrorKey) =>
  (usual: LibraryEnd): LibraryEnd => ({
    ...usual,
    usedCredits: 0,
    audios: usual.audios.map((audio) => ({ ...audio, state: 'failed', error, stored: null })),
  });
const failedByUs = failed('failed_to_synthesize_audio');
const twice = (usual: LibraryEnd): LibraryEnd => ({
  ...usual,
  usedCredits: 2 * usual.usedCredits,
  audios: [...usual.audios, ...usual.audios],
});

/** All fault points. */
export const faultPoints: readonly FaultPoint[] = [
  ...rows('convert', conversion),
  ...rows('reconvert', conversion),
  ...rows('delete an audio', {
    'delete the documents': ['commit', 1, anyCommit],
    'remove the files': ['files.removeAll', 1, [...anyCall, 'partial']],
  }),
  ...rows('delete a running conversion', {
    'delete and release': ['commit', 1, anyCommit],
  }),
  ...rows('delete the account', {
    'mark the deletion': ['commit', 1, anyCommit],
    'remove the sign-in': ['accounts.remove', 1, anyCall],
    'remove the links': ['removeTree', 1, anyCall],
    'remove the documents': ['removeTree', 2, anyCall],
    'remove the files': ['files.removeAll', 1, [...anyCall, 'partial']],
  }),
  ...rows('purge', {
    'delete the first audio': ['commit', 1, anyCommit],
    'delete the third audio': ['commit', 3, ['dies before', 'dies after', 'answer lost', 'down']],
    'remove the second audio’s files': ['files.removeAll', 2, [...anyCall, 'partial']],
  }),
  ...rows('fail an abandoned conversion', { 'fail and release': ['commit', 1, anyCommit] }),
  ...rows('order', {
    'place it': ['commit', 1, anyCommit],
    'open the checkout': ['provider.open', 1, anyCall],
    'store the checkout': ['commit', 2, anyCommit],
  }),
  ...rows('pay', {
    'ask the provider': ['provider.stateOf', 1, anyCall],
    'grant the plan': ['commit', 1, anyCommit],
  }),
  ...rows('find money without a webhook', {
    'ask the provider': ['provider.stateOf', 1, anyCall],
    'grant the plan': ['commit', 1, anyCommit],
  }),
  ...rows('refund', {
    'revoke the plan': ['commit', 1, anyCommit],
    'return the money': ['provider.refund', 1, anyCall],
    'record the refund': ['commit', 2, anyCommit],
  }),
  ...rows('cancel an order', {
    'close the checkout': ['provider.cancel', 1, anyCall],
    'cancel it': ['commit', 1, anyCommit],
  }),
  {
    name: 'convert: the engine answers 429 until the last attempt',
    operation: 'convert',
    fault: null,
    scenario: () => withEngine(refuses),
    expectedState: failed('tts_request_failed'),
  },
  {
    name: 'convert: the engine hangs',
    operation: 'convert',
    fault: null,
    scenario: hangingEngine,
    expectedState: failedByUs,
  },
  {
    name: 'convert: the engine gives half an answer once',
    operation: 'convert',
    fault: null,
    scenario: () => withEngine(halfAnswer(1)),
  },
  {
    name: 'convert: the engine gives half an answer each time',
    operation: 'convert',
    fault: null,
    scenario: () => withEngine(halfAnswer(3)),
    expectedState: failedByUs,
  },
  {
    name: 'convert, write the file: Storage answers 503 in each attempt',
    operation: 'convert',
    fault: { point: 'files.write', nth: 1, failure: 'unavailable' },
    expectedState: failedByUs,
  },
  {
    name: 'convert: the queue delivers an hour late',
    operation: 'convert',
    fault: null,
    scenario: () => lateTask(false),
  },
  {
    name: 'convert: the queue delivers an hour late, after the job has failed the conversion',
    operation: 'convert',
    fault: null,
    scenario: () => lateTask(true),
    expectedState: failedByUs,
  },
  {
    name: 'convert: the queue delivers twice at once',
    operation: 'convert',
    fault: null,
    scenario: repeatedTask,
  },
  {
    name: 'convert: a process whose clock is ten minutes slow',
    operation: 'convert',
    fault: null,
    scenario: slowClock,
  },
  {
    name: 'convert: a process whose clock is ten minutes fast dies with its lease',
    operation: 'convert',
    fault: { point: 'commit', nth: 1, failure: 'dies after' },
    scenario: fastClock,
  },
  {
    name: 'convert: two tabs with different requests',
    operation: 'convert',
    fault: null,
    scenario: twoConversions,
    expectedState: twice,
  },
  ...(['convert', 'reconvert', 'order', 'pay', 'refund', 'delete an audio'] as const).flatMap(
    (operation): FaultPoint[] => [
      {
        name: `${operation}: two tabs at once`,
        operation,
        fault: null,
        scenario: () => inTwoTabs(operations[operation]()),
      },
      {
        name: `${operation}: the answer is lost and the request repeated`,
        operation,
        fault: null,
        scenario: () => repeated(operations[operation]()),
      },
    ],
  ),
  ...[-10, 10].map(
    (minutes): FaultPoint => ({
      name: `pay: a process whose clock is off by ${minutes} minutes`,
      operation: 'pay',
      fault: null,
      scenario: () => pay(minutes * 60_000),
    }),
  ),
];
