import { CommandError } from '../tools/command.ts';

const unreleased = '## Unreleased';

/**
 * Returns the changelog with what is unreleased under a version.
 * @throws CommandError if there is nothing to release, or the version is there already
 */
export function released(changelog: string, version: string, date: string): string {
  if (changelog.includes(`## ${version} `))
    throw new CommandError(`${version} is in the changelog.`);
  const [, notes = ''] = changelog.split(`${unreleased}\n`);
  const own = notes.split(/^## /m)[0] ?? '';
  if (!/^- /m.test(own)) throw new CommandError('The changelog has nothing unreleased.');
  return changelog
    .replace(' There is no release yet.', '')
    .replace(`${unreleased}\n`, `${unreleased}\n\n## ${version} (${date})\n`);
}

/** Returns what the changelog says of a version. @throws CommandError if it has none */
export function notesOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((one) => one.startsWith(`${version} `));
  if (section === undefined) throw new CommandError(`The changelog does not have ${version}.`);
  return section.slice(section.indexOf('\n')).trim();
}
