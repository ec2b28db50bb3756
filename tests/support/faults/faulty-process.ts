// Runs services with one injected fault. It wraps the dependencies of the services, here in the tests' process: the
// product has no switch for faults.
import type { Firestore } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import {
  type PaymentProvider,
  PaymentUnavailable,
} from '../../../functions/src/adapters/payments/provider.ts';
import type { Deps } from '../../../functions/src/deps.ts';
import { createTransact } from '../../../functions/src/repositories/transact.ts';
import { adminApp } from '../admin.ts';

/** What a process does outside itself. A commit is that of a transaction that writes. */
export type Point =
  | 'commit'
  | 'files.write'
  | 'files.remove'
  | 'files.removeAll'
  | 'removeTree'
  | 'accounts.remove'
  | 'enqueue'
  | 'provider.open'
  | 'provider.stateOf'
  | 'provider.cancel'
  | 'provider.refund';

/**
 * - `dies before`, `dies after`: the process does nothing more, before or after the point.
 * - `aborted`: a conflict of transactions, once.
 * - `fails once`, `unavailable`: fails without an effect, once or three times.
 * - `partial`: half of it is done, then it fails.
 * - `answer lost`: it is done, but fails for the caller.
 * - `down`: fails from then on.
 */
export type Failure =
  | 'dies before'
  | 'dies after'
  | 'aborted'
  | 'fails once'
  | 'unavailable'
  | 'partial'
  | 'answer lost'
  | 'down';

export interface Fault {
  readonly point: Point;
  /** Which time the process comes to this point, from 1. */
  readonly nth: number;
  readonly failure: Failure;
}

/** The process has died. */
class Death extends Error {}

/** gRPC codes, and HTTP's for Storage. */
const codes = {
  aborted: 10,
  'fails once': 14,
  unavailable: 14,
  partial: 14,
  'answer lost': 14,
  // RESOURCE_EXHAUSTED, after which the product tries only five times.
  down: 8,
} as const;

function errorAt(point: Point, failure: keyof typeof codes): Error {
  const what = `${point} is ${failure} in this test`;
  if (point.startsWith('provider.')) return new PaymentUnavailable(what);
  const code = point === 'commit' ? codes[failure] : 503;
  return Object.assign(new Error(what), { code });
}

const timesOf: Partial<Record<Failure, number>> = {
  unavailable: 3,
  down: Number.POSITIVE_INFINITY,
};

export class FaultyProcess {
  readonly deps: Deps;
  /** The points that it has passed, in order. */
  readonly passed: Point[] = [];
  readonly #fault: Fault | null;
  readonly #seen = new Map<Point, number>();
  #isDead = false;
  #hasFailed = false;

  constructor(base: Deps, fault: Fault | null) {
    this.#fault = fault;
    this.deps = this.#wrap(base);
  }

  /** Whether the fault has happened. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Runs work that may die or fail. Returns the error, if any. */
  async run(work: (deps: Deps) => Promise<unknown>): Promise<unknown> {
    try {
      await work(this.deps);
      return this.#isDead ? new Death('It died.') : null;
    } catch (error) {
      return error;
    }
  }

  /** The failure of this passage of a point, which it counts. */
  #failureAt(point: Point): Failure | null {
    if (this.#isDead) throw new Death('It is dead.');
    const seen = (this.#seen.get(point) ?? 0) + 1;
    this.#seen.set(point, seen);
    this.passed.push(point);
    const fault = this.#fault;
    if (fault?.point !== point) return null;
    const times = timesOf[fault.failure] ?? 1;
    if (seen < fault.nth || seen >= fault.nth + times) return null;
    this.#hasFailed = true;
    return fault.failure;
  }

  #before(point: Point, failure: Failure | null): void {
    if (failure === 'dies before') {
      this.#isDead = true;
      throw new Death(`It died before ${point}.`);
    }
    if (failure === null || failure === 'dies after') return;
    if (failure !== 'partial' && failure !== 'answer lost') throw errorAt(point, failure);
  }

  #after(point: Point, failure: Failure | null): void {
    if (failure === 'dies after') {
      this.#isDead = true;
      throw new Death(`It died after ${point}.`);
    }
    if (failure === 'answer lost' || failure === 'partial') throw errorAt(point, failure);
  }

  /** Passes a point; `half` does a part of the work. */
  async #pass<T>(point: Point, work: () => Promise<T>, half?: () => Promise<unknown>): Promise<T> {
    const failure = this.#failureAt(point);
    this.#before(point, failure);
    if (failure === 'partial') {
      await half?.();
      throw errorAt(point, failure);
    }
    const done = await work();
    this.#after(point, failure);
    return done;
  }

  /** Firestore, whose commits are a point. */
  #firestore(db: Firestore): Firestore {
    const runTransaction: Firestore['runTransaction'] = async (run, options) => {
      if (this.#isDead) throw new Death('It is dead.');
      let failure: Failure | null = null;
      const done = await db.runTransaction(async (tx) => {
        let writes = 0;
        const counted = new Proxy(tx, {
          get: (target, name) => {
            if (['create', 'set', 'update', 'delete'].includes(String(name))) writes++;
            return bound(target, name);
          },
        });
        const result = await run(counted);
        failure = writes > 0 ? this.#failureAt('commit') : null;
        this.#before('commit', failure);
        return result;
      }, options);
      this.#after('commit', failure);
      return done;
    };
    return new Proxy(db, {
      get: (target, name) => (name === 'runTransaction' ? runTransaction : bound(target, name)),
    });
  }

  #provider(real: PaymentProvider): PaymentProvider {
    return {
      ...real,
      open: (request) => this.#pass('provider.open', () => real.open(request)),
      stateOf: (reference) => this.#pass('provider.stateOf', () => real.stateOf(reference)),
      cancel: (reference) => this.#pass('provider.cancel', () => real.cancel(reference)),
      refund: (request) => this.#pass('provider.refund', () => real.refund(request)),
    };
  }

  #wrap(base: Deps): Deps {
    const { documents, files, accounts, tasks, payments } = base;
    return {
      ...base,
      documents: {
        ...documents,
        transact: createTransact(this.#firestore(getFirestore(adminApp()))),
        removeTree: (root) => this.#pass('removeTree', () => documents.removeTree(root)),
      },
      files: {
        ...files,
        write: (path, bytes, type) =>
          this.#pass(
            'files.write',
            () => files.write(path, bytes, type),
            () => files.write(path, bytes.subarray(0, bytes.byteLength / 2), type),
          ),
        remove: (path) => this.#pass('files.remove', () => files.remove(path)),
        removeAll: (prefix) =>
          this.#pass(
            'files.removeAll',
            () => files.removeAll(prefix),
            async () => {
              const [first] = await files.list(prefix, 1);
              if (first !== undefined) await files.remove(first);
            },
          ),
      },
      accounts: {
        ...accounts,
        remove: (uid) => this.#pass('accounts.remove', () => accounts.remove(uid)),
      },
      tasks: {
        enqueue: (...task) => this.#pass('enqueue', () => tasks.enqueue(...task)),
      },
      payments: {
        ...payments,
        all: () => payments.all().map((one) => this.#provider(one)),
        provider: (source) => {
          const real = payments.provider(source);
          return real && this.#provider(real);
        },
      },
    };
  }
}

/** Returns a property with its methods bound, because the SDK's classes have private fields. */
function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === 'function' ? value.bind(target) : value;
}
