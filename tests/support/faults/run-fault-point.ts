import { isDeepStrictEqual } from 'node:util';
import { type FaultPoint, type Operation, operations } from './fault-points.ts';
import { FaultyProcess } from './faulty-process.ts';
import type { LibraryEnd } from './library-operations.ts';

const undisturbed = new Map<Operation, Promise<object>>();

async function endWithout(operation: Operation): Promise<object> {
  const { base, run, recover, finalState, faults } = await operations[operation]();
  await run(base);
  await recover();
  const found = await faults('when settled');
  if (found.length > 0) throw new Error(`${operation} alone leaves ${found.join('; ')}`);
  return finalState();
}

/** How an operation ends without a fault. */
function endOf(operation: Operation): Promise<object> {
  const known = undisturbed.get(operation) ?? endWithout(operation);
  undisturbed.set(operation, known);
  return known;
}

/** Lets a fault happen and everything follow. Returns what does not hold then. */
export async function runFaultPoint(point: FaultPoint): Promise<string[]> {
  const { operation, fault, scenario = operations[operation], expectedState } = point;
  const { base, run, recover, finalState, faults } = await scenario();
  const process = new FaultyProcess(base, fault);
  const error = await process.run(run);
  const found = (await faults('at once')).map((what) => `at once: ${what}`);
  if (fault !== null && !process.hasFailed) {
    found.push(`no fault: it passed ${process.passed.join(', ')} and ended with ${error}`);
  }
  if (fault === null && error !== null) found.push(`ended with ${error}`);
  await recover();
  found.push(...(await faults('when settled')));
  const usual = await endOf(operation);
  const wanted = expectedState ? expectedState(usual as LibraryEnd) : usual;
  const got = await finalState();
  if (!isDeepStrictEqual(got, wanted)) {
    found.push(`ended as ${JSON.stringify(got)}, not as ${JSON.stringify(wanted)}`);
  }
  return found;
}
