// `npm run prove [-- --only PART …] [--out FILE]`: what an operator wants to see before production: bad input,
// faults, the purge of a large library, load. Each part runs beside a suite of its own. One report.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, printProgress, runCommand } from '../../tools/command.ts';
import { localDir, node, root } from '../../tools/paths.ts';
import { onStopSignal } from '../../tools/processes.mjs';

/** A program that prints its figures, and ends with another code than 0 if something is missed. */
interface Part {
  readonly name: string;
  readonly title: string;
  /** Options of its suite; see local/with-suite.ts. */
  readonly suite: readonly string[];
  readonly command: readonly string[];
}

/** All requests come from one address. */
const withoutLimits = ['--no-web', '--env', 'DUU_LIMIT_FACTOR=1000'];
const shortLeases = [...withoutLimits, '--env', 'DUU_LEASE_MS=6000'];

/** The parts, in the order in which they run. */
const parts: readonly Part[] = [
  {
    name: 'bad-input',
    title: 'Bad input',
    suite: withoutLimits,
    command: ['tests/prove/bad-input.ts'],
  },
  { name: 'faults', title: 'Faults', suite: shortLeases, command: ['tests/prove/faults.ts'] },
  {
    name: 'purge',
    title: 'Purge of 10,000 expired audios',
    suite: withoutLimits,
    command: ['tests/prove/purge.ts'],
  },
  {
    name: 'load',
    title: '200 users at once',
    suite: ['--no-web', '--env', 'DUU_LIMIT_FACTOR=100'],
    command: ['bench/load/run.ts'],
  },
];

interface Ran {
  readonly part: Part;
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

async function run(part: Part): Promise<Ran> {
  const [file = '', ...args] = part.command;
  const command = [
    'local/with-suite.ts',
    ...part.suite,
    '--',
    node,
    path.join(root, file),
    ...args,
  ];
  const begun = performance.now();
  const child = spawn(node, command, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  onStopSignal(() => child.kill('SIGTERM'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { part, ok: code === 0, seconds, output: output.trimEnd() };
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return (
      git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' and changes' : '')
    );
  } catch {
    return 'no commit';
  }
}

function reportOf(ran: readonly Ran[]): string {
  const missed = ran.filter(({ ok }) => !ok).length;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const head = [
    '# What was proved',
    `${new Date().toISOString()}, ${commit()}, Node ${process.version}, ${machine}`,
    ...ran.map(
      ({ part, ok, seconds }) => `- ${ok ? 'met' : 'MISSED'}: ${part.title} (${seconds} s)`,
    ),
  ];
  const sections = ran.map(({ part, output }) => `## ${part.title}\n\n\`\`\`\n${output}\n\`\`\``);
  const end = missed === 0 ? 'Everything was met.' : `${missed} of ${ran.length} parts missed.`;
  return `${[head.slice(0, 2).join('\n\n'), head.slice(2).join('\n'), ...sections, end].join('\n\n')}\n`;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: path.join(localDir, 'prove.md') },
    },
  });
  const names = parts.map(({ name }) => name);
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`No part "${unknown}": there are ${names.join(', ')}.`);
  const wanted = parts.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
  const ran: Ran[] = [];
  for (const part of wanted) {
    printProgress(`▸ ${part.title}`);
    ran.push(await run(part));
  }
  const report = reportOf(ran);
  mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
  writeFileSync(values.out, report);
  process.stdout.write(`\n${report}`);
  printProgress(`The report is in ${values.out}.`);
  return ran.every(({ ok }) => ok) ? 0 : 1;
});
