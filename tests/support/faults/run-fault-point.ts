import { isDeepStrictEqual } from 'node:util';
import { type FaultPoint, type Operation, operations } from './fault-points.ts';
import { FaultyProcess } from './faulty-process.ts';
import type { LibraryEnd } from './library-operations.ts';

const undisturbed = new Map<Operation, Promise<object>>();

async function endWithout(operation: Operation): Promise<object> {
  const { base, act, recover, end, faults } = await operations[operation]();
  await act(base);
  await recover();
  const found = await faults('when settled');
  if (found.length > 0) throw new Error(`${operation} alone leaves ${found.join('; ')}`);
  return end();
}

/** How an operation ends without a fault. */
function endOf(operation: Operation): Promise<object> {
  const known = undisturbed.get(operation) ?? endWithout(operation);
  undisturbed.set(operation, known);
  return known;
}

/** Lets a fault happen and everything follow. Returns what does not hold then. */
export async function runFaultPoint(point: FaultPoint): Promise<string[]> {
  const { operation, fault, scene = operations[operation], end: ends } = point;
  const { base, act, recover, end, faults } = await scene();
  const process = new FaultyProcess(base, fault);
  const error = await process.run(act);
  const found = (await faults('at once')).map((what) => `at once: ${what}`);
  if (fault !== null && !process.hasFailed) {
    found.push(`no fault: it passed ${process.passed.join(', ')} and ended with ${error}`);
  }
  if (fault === null && error !== null) found.push(`ended with ${error}`);
  await recover();
  found.push(...(await faults('when settled')));
  const usual = await endOf(operation);
  const wanted = ends ? ends(usual as LibraryEnd) : usual;
  const got = await end();
  if (!isDeepStrictEqual(got, wanted)) {
    found.push(`ended as ${JSON.stringify(got)}, not as ${JSON.stringify(wanted)}`);
  }
  return found;
}
