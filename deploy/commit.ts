// The commit that is deployed, and the tags of earlier deployments.
import { root } from '../tools/paths.ts';
import { type Part, parts } from './platform.ts';
import { runProgram } from './run-program.ts';

const gitIn = async (folder: string, ...args: string[]) =>
  (await runProgram('git', args, { cwd: folder })).trimEnd();

/** Only a commit can be deployed, so that a rollback can find it. */
export async function commitFaults(): Promise<string[]> {
  const changed = await gitIn(root, 'status', '--porcelain');
  if (changed === '') return [];
  const files = changed.split('\n').map((line) => line.slice(3));
  return [
    `Commit or remove first: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ', …' : ''}`,
  ];
}

const prefix = (environment: string) => `deployed/${environment}/`;

/** The newest tag of each part; a deployment may skip parts. A part without one is missing. */
export type PreviousTags = Readonly<Partial<Record<Part, string>>>;

const subject = (environment: string, deployed: readonly Part[]) =>
  `Deployed ${deployed.join(', ')} to ${environment}.`;

/** Returns the parts in a tag's subject. Tags did not always name them. */
function partsIn(text: string): readonly Part[] {
  const named = /^Deployed ([a-z, ]+) to /.exec(text)?.[1]?.split(', ');
  return named ? parts.filter((part) => named.includes(part)) : parts;
}

export async function previousTags(environment: string, folder = root): Promise<PreviousTags> {
  const format = '--format=%(refname:strip=2) %(contents:subject)';
  const pattern = `refs/tags/${prefix(environment)}`;
  const lines = await gitIn(folder, 'for-each-ref', format, '--sort=refname', pattern);
  const newest: Partial<Record<Part, string>> = {};
  for (const [, tag = '', text = ''] of lines.matchAll(/^(\S+) (.*)$/gm))
    for (const part of partsIn(text)) newest[part] = tag;
  return newest;
}

/** Tags the commit and returns the tag. */
export async function tagDeployment(
  environment: string,
  { deployed, tested, at }: { deployed: readonly Part[]; tested: string; at: Date },
  folder = root,
): Promise<string> {
  const time = at.toISOString().slice(0, 19).replace(/[-:]/g, '');
  const tag = `${prefix(environment)}${time}`;
  const message = `${subject(environment, deployed)} Tested: ${tested}`;
  await gitIn(folder, 'tag', '--annotate', tag, '--message', message);
  return tag;
}
