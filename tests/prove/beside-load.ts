// Runs the whole test command beside other work: each run in a new clone of HEAD, while busy processes keep the machine's
// load at a figure or above. What depends on the clock fails here first.
//   node tests/prove/beside-load.ts [--runs 3] [--load 8]
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tools/paths.ts';
import { onStopSignal } from '../../tools/processes.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, load: { type: 'string', default: '8' } },
});
const load = Number(values.load);
const everyMs = 10_000;

const busy: ChildProcess[] = [];
const loads: number[] = [];

/** The tests and other work count in the load too, so only what is missing is added. */
function keepLoad(): void {
  const [now = 0] = loadavg();
  loads.push(now);
  if (now < load) busy.push(spawn(process.execPath, ['-e', 'for (;;);']));
  else if (now > load + 2) busy.pop()?.kill('SIGKILL');
}

function endLoad(): void {
  for (const one of busy.splice(0)) one.kill('SIGKILL');
}

/** Runs the command in a new clone, and returns its last lines. */
async function run(folder: string): Promise<{ ok: boolean; end: string }> {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const child = spawn(path.join(folder, '.ci/run'), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onStopSignal(() => {
    child.kill('SIGTERM');
    child.once('close', () => process.exit(1));
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { ok: code === 0, end: output.trimEnd().split('\n').slice(-60).join('\n') };
}

const timer = setInterval(keepLoad, everyMs);
process.on('exit', endLoad);
let failed = 0;
for (let index = 1; index <= Number(values.runs); index += 1) {
  const folder = mkdtempSync(path.join(tmpdir(), 'duu-load-'));
  const begun = performance.now();
  loads.length = 0;
  const { ok, end } = await run(folder);
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const mean = loads.reduce((sum, one) => sum + one, 0) / Math.max(1, loads.length);
  const least = Math.min(...loads.slice(6));
  process.stdout.write(
    `${end}\nRun ${index}: ${ok ? 'passed' : 'FAILED'}, ${minutes} minutes, load ${mean.toFixed(1)} (least ${least.toFixed(1)})\n`,
  );
  if (ok) rmSync(folder, { recursive: true, force: true });
  else failed += 1;
}
clearInterval(timer);
process.exit(failed === 0 ? 0 : 1);
