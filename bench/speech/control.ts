import { monitorEventLoopDelay } from 'node:perf_hooks';

// A process that does nothing, beside one that is measured: on a busy machine its stalls are the machine's. It tells
// its longest (ms) when its standard input ends.
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.stdin.resume();
process.stdin.on('end', () => {
  process.stdout.write(`${delay.max / 1e6}\n`);
  process.exit(0);
});
