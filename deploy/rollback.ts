import type { PreviousTags } from './commit.ts';
import type { Part } from './platform.ts';

/** Returns the commands that bring back what was live before a deployment. */
export function rollbackSteps(
  project: string,
  {
    environment,
    only,
    previousTags,
  }: { environment: string; only: readonly Part[]; previousTags: PreviousTags },
  liveVersion: string | undefined,
): string {
  const steps: string[] = [];
  if (only.includes('hosting'))
    steps.push(
      liveVersion
        ? `npx firebase hosting:clone ${project}@${liveVersion} ${project}:live --project ${project}`
        : `npx firebase hosting:disable --project ${project}    # there was no release before`,
    );
  const others = only.filter((part) => part !== 'hosting');
  const byTag = Map.groupBy(others, (part) => previousTags[part]);
  for (const [tag, some] of byTag)
    steps.push(
      tag
        ? `git switch --detach ${tag} && npm run deploy -- ${environment} --project ${project} --only ${some.join(',')} --tested "rollback to ${tag}"`
        : `# No earlier deployment of ${some.join(' and ')} has a tag: deploy from the commit that was live.`,
    );
  return steps.map((step) => `  ${step}`).join('\n');
}
