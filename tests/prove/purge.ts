// Purges many expired audios: killed half-way, started again, in bounded memory.
//   npm run suite -- --no-web -- node tests/prove/purge.ts [--count 10000]
import { parseArgs } from 'node:util';
import { purgeMany } from '../support/purge.ts';

/** Growth of the process after a tenth of its work, in MB: the garbage collector takes its time. */
const maxGrowthMb = 80;

const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } });
const count = Number(values.count);
const { faults, deletedBeforeKill, deletedAfterwards, earlyMb, lateMb, seconds } =
  await purgeMany(count);
const grew = lateMb - earlyMb;
process.stdout.write(
  `${count} expired audios of 10 users in ${Math.round(seconds)} s: ` +
    `${deletedBeforeKill} deleted before the kill, ${deletedAfterwards} afterwards\n` +
    `memory, with a heap of 96 MB: ${Math.round(earlyMb)} MB after a tenth, ${Math.round(lateMb)} MB at the end ` +
    `(at most ${maxGrowthMb} MB more)\n${faults.length} faults\n`,
);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 && grew <= maxGrowthMb ? 0 : 1);
