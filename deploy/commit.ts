// The commit that is deployed, and the tags of earlier deployments.
import { root } from '../tools/paths.ts';
import { runProgram } from './run-program.ts';

const git = async (...args: string[]) => (await runProgram('git', args, { cwd: root })).trimEnd();

/** Only a commit can be deployed: a rollback has to find it again. */
export async function commitFaults(): Promise<string[]> {
  const changed = await git('status', '--porcelain');
  if (changed === '') return [];
  const files = changed.split('\n').map((line) => line.slice(3));
  return [
    `Commit or remove first: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ', …' : ''}`,
  ];
}

const prefix = (environment: string) => `deployed/${environment}/`;

/** The newest deployment's tag; undefined before the first. */
export async function previousTag(environment: string): Promise<string | undefined> {
  const tags = await git('tag', '--list', `${prefix(environment)}*`, '--sort=-refname');
  return tags.split('\n')[0] || undefined;
}

/** Tags the commit and returns the tag. */
export async function tagDeployment(environment: string, tested: string): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '');
  const tag = `${prefix(environment)}${time}`;
  await git('tag', '--annotate', tag, '--message', `Deployed to ${environment}. Tested: ${tested}`);
  return tag;
}
