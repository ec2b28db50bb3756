// Injects each fault of the table, then checks the invariants and the final state. npm run suite -- --no-web --env
// DUU_LEASE_MS=6000 -- node tests/prove/faults.ts
import { faultPoints } from '../support/faults/fault-points.ts';
import { runFaultPoint } from '../support/faults/run-fault-point.ts';

const startedAt = performance.now();
const missed: string[] = [];
const byOperation = new Map<string, number>();
for (const point of faultPoints) {
  const found = await runFaultPoint(point).catch((error: unknown) => [`threw ${String(error)}`]);
  for (const what of found) missed.push(`${point.name}: ${what}`);
  byOperation.set(point.operation, (byOperation.get(point.operation) ?? 0) + 1);
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
for (const [operation, times] of byOperation) {
  process.stdout.write(`${String(times).padStart(6)}  ${operation}\n`);
}
process.stdout.write(`\n${faultPoints.length} faults in ${seconds} s, ${missed.length} misses\n`);
for (const what of missed) process.stdout.write(`${what}\n`);
process.exit(missed.length === 0 ? 0 : 1);
