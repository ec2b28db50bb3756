// The state of the local Stripe server, in memory and optionally in a file.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { missing } from './fault.ts';
import { type Kind, type Of, type Stored, stored } from './objects.ts';

const answer = z.object({ request: z.string(), status: z.int(), body: z.string() });
export type Answer = z.infer<typeof answer>;
const kept = z.object({
  objects: z.array(stored),
  answers: z.array(z.tuple([z.string(), answer])),
});

const prefixes: Record<Kind, string> = {
  customer: 'cus_',
  'checkout.session': 'cs_test_',
  payment_intent: 'pi_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'du_',
  subscription: 'sub_',
  invoice: 'in_',
  invoice_payment: 'inpay_',
  'billing_portal.session': 'bps_',
  event: 'evt_',
};

export type Store = ReturnType<typeof createStore>;

export function createStore(file: string | undefined, now: () => Date) {
  const objects = new Map<string, Stored>();
  /** Answers by idempotency key. */
  const answers = new Map<string, Answer>();
  if (file && existsSync(file)) {
    const found = kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const object of found.objects) objects.set(object.id, object);
    for (const [key, value] of found.answers) answers.set(key, value);
  }
  const is = <K extends Kind>(object: Stored, kind: K): object is Of<K> => object.object === kind;
  const find = <K extends Kind>(kind: K, id: string): Of<K> | undefined => {
    const found = objects.get(id);
    return found && is(found, kind) ? found : undefined;
  };
  return {
    answers,
    find,
    seconds: () => Math.floor(now().getTime() / 1000),
    newId: (kind: Kind) => prefixes[kind] + randomBytes(12).toString('hex'),
    any: (id: string) => objects.get(id),
    add: <T extends Stored>(object: T): T => {
      objects.set(object.id, object);
      return object;
    },
    remove: (id: string) => objects.delete(id),
    /** @throws StripeFault 404 if it is missing */
    get: <K extends Kind>(kind: K, id: string): Of<K> => {
      const found = find(kind, id);
      if (!found) throw missing(kind, id);
      return found;
    },
    /** Newest first, as Stripe lists. */
    list: <K extends Kind>(kind: K): Of<K>[] => {
      const of = [...objects.values()].filter((one): one is Of<K> => is(one, kind));
      return of.reverse();
    },
    save: () => {
      if (!file) return;
      const all = { objects: [...objects.values()], answers: [...answers] };
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(all), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
