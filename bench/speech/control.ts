import { monitorEventLoopDelay } from 'node:perf_hooks';

// An idle process beside a measured one: its stalls are caused by the machine. It prints the longest one (ms) when its
// standard input ends.
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
process.stdin.resume();
process.stdin.on('end', () => {
  process.stdout.write(`${delay.max / 1e6}\n`);
  process.exit(0);
});
