// One deployment: checks, build, the parts in their order, smoke test. The same for Google's platform and the rehearsal.
import { CommandError } from '../tools/command.ts';
import type { PreviousTags } from './commit.ts';
import type { Manifest } from './functions-package.ts';
import { type Part, type Platform, parts } from './platform.ts';
import { rollbackSteps } from './rollback.ts';
import { hasFaults, type Outcome, report } from './smoke-checks.ts';

export interface Deployment {
  readonly environment: string;
  readonly platform: Platform;
  /** The parts to deploy; all unless some are named. */
  readonly only: readonly Part[];
  /** Returns what blocks the deployment, one sentence each. */
  readonly blockers: () => Promise<string[]>;
  /** Builds functions and web app. Returns what the functions declare. */
  readonly build: () => Promise<Manifest>;
  readonly region: string;
  readonly functionSettings: Readonly<Record<string, string>>;
  readonly smoke: () => Promise<Outcome[]>;
  /** The tags of what is deployed now. */
  readonly previousTags: PreviousTags;
  readonly say: (sentence: string) => void;
  readonly pause: () => Promise<void>;
}

function manifestFaults({ regions, required }: Manifest, deployment: Deployment): string[] {
  const { region, functionSettings } = deployment;
  return [
    ...regions
      .filter((one) => one !== region)
      .map((one) => `Functions are declared in ${one}; functions/src/region.ts says ${region}.`),
    ...required
      .filter((name) => !functionSettings[name])
      .map((name) => `The functions’ setting ${name} has no value.`),
  ];
}

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return;
  throw new CommandError(
    ['Nothing was deployed:', ...faults.map((fault) => `- ${fault}`)].join('\n'),
  );
}

/** @throws CommandError if a check fails before anything is deployed, or the smoke test after it */
export async function runDeployment(deployment: Deployment): Promise<void> {
  const { platform, only, say } = deployment;
  say(`Checking ${deployment.environment} (${platform.project})…`);
  refuse(await deployment.blockers());
  say('Building…');
  const manifest = await deployment.build();
  const missing = await platform.missingSecrets(manifest.secrets);
  refuse([
    ...manifestFaults(manifest, deployment),
    ...missing.map((name) => `The secret ${name} is missing: docs/deploy.md says how to set it.`),
  ]);
  const before = await platform.liveVersion();
  const rollback = rollbackSteps(platform.project, deployment, before);
  let done: Part | undefined;
  try {
    for (const part of parts.filter((one) => only.includes(one))) {
      say(`Deploying ${part}…`);
      await platform.deploy(part);
      done = part;
      if (part === 'rules') await untilIndexesAreBuilt(deployment);
    }
  } catch (error) {
    const what = done ? `What was deployed before (up to ${done}) stays. ` : '';
    say(`The deployment stopped. ${what}To go back:\n${rollback}`);
    throw error;
  }
  say('Smoke test…');
  const outcomes = await deployment.smoke();
  say(report(outcomes));
  say(`To go back:\n${rollback}`);
  if (hasFaults(outcomes))
    throw new CommandError('The smoke test failed: what is deployed is live. Go back or mend it.');
}

/** Functions that ask for an index that is not built yet would fail. */
async function untilIndexesAreBuilt({ platform, say, pause }: Deployment): Promise<void> {
  let reported = -1;
  for (;;) {
    const left = await platform.unfinishedIndexes();
    if (left === 0) return;
    if (left !== reported) say(`Waiting for ${left} indexes to be built…`);
    reported = left;
    await pause();
  }
}
