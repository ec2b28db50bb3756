import { reconcileOrders } from '../../functions/src/services/jobs/reconcile-orders.ts';
import { faultsAtProviders, faultsOfBooks } from './provider-books.ts';
import { isAllowed, Play } from './provider-play.ts';
import { openThreeProviders, type ThreeProviders } from './three-providers.ts';

let opened: Promise<ThreeProviders> | undefined;

export async function closeTogether(): Promise<void> {
  await (await opened)?.stop();
  opened = undefined;
}

/** Returns numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const actions = [
  ...['order', 'order', 'order', 'pay', 'pay', 'pay', 'pay', 'deliver', 'deliver', 'deliver'],
  ...['deliver', 'deliverAgain', 'lose', 'refund', 'refund', 'renew', 'renew', 'check', 'cancel'],
  ...['convert', 'convert', 'convert', 'wait', 'reconcile', 'together', 'together', 'together'],
] as readonly Exclude<
  keyof Play,
  | 'orders'
  | 'pick'
  | 'chance'
  | 'passDays'
  | 'listen'
  | 'simulate'
  | 'shops'
  | 'fixture'
  | 'random'
  | 'waiting'
  | 'delivered'
>[];

/** Plays the sequence of a seed. Returns its steps and the first fault. */
export async function playSequence(
  seed: number,
): Promise<{ done: string[]; fault: string | null }> {
  opened ??= openThreeProviders();
  const shops = await opened;
  const random = randomFrom(seed);
  const play = new Play(shops, await shops.newFixture(), random);
  const done: string[] = [];
  const length = 8 + Math.floor(random() * 14);
  for (let step = 0; step < length; step++) {
    const name = play.pick(actions) ?? 'order';
    try {
      done.push(`${name}: ${await play[name]()}`);
    } catch (error) {
      if (!isAllowed(error)) return { done, fault: `${name} threw ${String(error)}` };
      done.push(`${name}: refused`);
    }
    const [fault] = await faultsOfBooks(play.fixture);
    if (fault !== undefined) return { done, fault };
  }
  for (let round = 0; round < 2; round++) {
    play.passDays(0.01);
    await play.fixture.reconcile();
    await reconcileOrders(play.fixture.deps);
  }
  const [fault] = await faultsAtProviders(play.fixture);
  return { done, fault: fault ?? null };
}
