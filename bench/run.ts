import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { printMissedGoals } from './report.ts';
import { benchSpeech } from './speech/run.ts';

// `npm run bench [-- --quick]`: every figure against a peer or a floor that is measured in the same run.
const quick = process.argv.includes('--quick');
const [cpu] = cpus();
console.log(
  `Node ${process.version}, ${availableParallelism()} cores (${cpu?.model ?? 'unknown'}), ` +
    `${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)} before it began. ` +
    'Times are the quietest of several runs, on both sides of each comparison; stalls the median of each run’s longest.',
);
await benchSpeech(quick);
process.exit(printMissedGoals());
