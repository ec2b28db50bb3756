// Which tests judge a mutant: the few that ask the mutated file. A file without a line of its own is refused, so that
// nothing is said to be missed because nobody looked.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../local/tools/paths.ts';
import { Refusal } from '../../local/tools/refusal.ts';

export interface Stage {
  readonly projects: readonly string[];
  readonly files: readonly string[];
  /** They judge what the API answers. It is served from the copy's sources: nothing has to be built. */
  readonly asksApi: boolean;
}

const credits = 'functions/src/services/credits';
const conversions = 'functions/src/services/conversions';
const grants = `${credits}/grant-plan.test.ts`;
const books = 'tests/faults/credits.test.ts';
const subscriptions = 'tests/faults/subscriptions.test.ts';
const made = 'tests/faults/conversions.test.ts';
const heard = 'tests/faults/heard-conversions.test.ts';
const deleted = 'tests/faults/delete-while-listening.test.ts';
const attempts = 'tests/faults/attempts.test.ts';
const refused = 'tests/api/synthesis-errors.test.ts';
const again = 'tests/api/reconversion.test.ts';
const onceOnly = 'tests/api/once-only.test.ts';

const judges: Record<string, readonly string[]> = {
  'firestore.rules': ['tests/rules/firestore.test.ts'],
  'storage.rules': ['tests/rules/storage.test.ts'],
  [`${credits}/active-subscription.ts`]: [subscriptions, refused],
  [`${credits}/add-months.ts`]: [grants],
  [`${credits}/adjust-credits.ts`]: [subscriptions, books],
  [`${credits}/grant-plan.ts`]: [grants, subscriptions],
  [`${credits}/held.ts`]: [subscriptions, books],
  [`${credits}/hold.ts`]: [subscriptions, refused],
  [`${credits}/ledger.ts`]: [subscriptions],
  [`${credits}/open-subscription.ts`]: [subscriptions],
  [`${conversions}/accept-text.ts`]: [],
  [`${conversions}/diff-with-audio.ts`]: [attempts, again],
  [`${conversions}/end-conversion.ts`]: [attempts, made, heard, deleted],
  [`${conversions}/finish-conversion.ts`]: [attempts, made, again],
  [`${conversions}/free-reconversion.ts`]: [again],
  [`${conversions}/idempotency.ts`]: [attempts, onceOnly],
  [`${conversions}/lease.ts`]: [attempts, made],
  [`${conversions}/make-conversion.ts`]: [attempts, made],
  [`${conversions}/may-begin.ts`]: [heard, onceOnly],
  [`${conversions}/retry-conversion.ts`]: [attempts, made],
  [`${conversions}/start-conversion.ts`]: [attempts, made, onceOnly, refused],
  [`${conversions}/start-reconversion.ts`]: [attempts, again],
  [`${conversions}/stream-token.ts`]: [],
  [`${conversions}/take.ts`]: [made],
  [`${conversions}/text-distance.ts`]: [],
  [`${conversions}/usable-speaker.ts`]: [refused, again],
};

/**
 * The stages of a file, the cheapest first: unit tests, then tests that call the services, then those that ask the API.
 * @throws Refusal for a file without tests.
 */
export function stagesFor(file: string): Stage[] {
  const listed = judges[file];
  if (!listed) throw new Refusal(`stages.ts does not say which tests judge ${file}.`);
  const own = file.replace(/\.ts$/, '.test.ts');
  const isUnit = (each: string) => !each.startsWith('tests/');
  const unit = [own, ...listed.filter(isUnit)].filter(
    (each) => isUnit(each) && each.endsWith('.test.ts') && existsSync(path.join(root, each)),
  );
  const suite = (['rules', 'faults', 'api'] as const).map((project) => ({
    projects: [project],
    files: listed.filter((each) => each.startsWith(`tests/${project}/`)),
    asksApi: project === 'api',
  }));
  return [{ projects: ['unit'], files: [...new Set(unit)], asksApi: false }, ...suite].filter(
    ({ files }) => files.length > 0,
  );
}
