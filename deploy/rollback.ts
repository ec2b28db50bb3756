import type { Part } from './platform.ts';

/** Returns the commands that bring back what was live before a deployment. */
export function rollbackSteps(
  project: string,
  {
    environment,
    only,
    previousTag,
  }: { environment: string; only: readonly Part[]; previousTag: string | undefined },
  liveVersion: string | undefined,
): string {
  const steps: string[] = [];
  if (only.includes('hosting'))
    steps.push(
      liveVersion
        ? `npx firebase hosting:clone ${project}@${liveVersion} ${project}:live --project ${project}`
        : `npx firebase hosting:disable --project ${project}    # there was no release before`,
    );
  if (only.includes('functions') || only.includes('rules'))
    steps.push(
      previousTag
        ? `git switch --detach ${previousTag} && npm run deploy -- ${environment} --project ${project} --only rules,functions --tested "rollback to ${previousTag}"`
        : '# No earlier deployment has a tag: deploy functions and rules from the commit that was live.',
    );
  return steps.map((step) => `  ${step}`).join('\n');
}
