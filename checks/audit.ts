// `npm run audit`: known vulnerabilities in the product's packages. Some registry mirrors don’t support audits. Then
// it reports that nothing was checked, and fails with --required, as in CI.
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { CommandError, printProgress, runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';

const counts = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ moderate: z.int(), high: z.int(), critical: z.int() }),
  }),
});

/** Returns what npm printed; null if it is not JSON, as when a proxy answers with a page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

await runCommand(async () => {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--audit-level=high', '--audit=true'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const found = counts.safeParse(parsed(stdout));
  if (!found.success) {
    const why =
      /(?:message|summary)":\s*"([^"]+)"/.exec(stdout)?.[1] ?? stderr.trim().split('\n')[0];
    const skipped = `NOT AUDITED: the npm registry gave no answer to \`npm audit\` (${why}).`;
    if (process.argv.includes('--required')) throw new CommandError(skipped);
    printProgress(`\n${'!'.repeat(72)}\n${skipped}\n${'!'.repeat(72)}\n`);
    return 0;
  }
  const { moderate, high, critical } = found.data.metadata.vulnerabilities;
  if (high + critical > 0)
    throw new CommandError(
      `${critical} critical and ${high} high vulnerabilities: \`npm audit --omit=dev\` names them.`,
    );
  process.stdout.write(`no critical or high vulnerabilities, ${moderate} moderate\n`);
  return 0;
});
