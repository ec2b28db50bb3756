// Hosting's configuration with the security policies of a build, which name its inline scripts and styles by their hash.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { readProjectFile } from './project-file.ts';

const headerRules = z.array(
  z.strictObject({
    source: z.string(),
    headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
  }),
);

/** Adds the policies of the build in `folder` to the headers. */
export function withPolicies<H extends { readonly headers: readonly { source: string }[] }>(
  hosting: H,
  folder: string,
): H {
  const file = path.join(folder, '.policies.json');
  if (!existsSync(file))
    throw new CommandError(`${folder} has no .policies.json: build the web app.`);
  const rules = headerRules.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...hosting, headers: [...hosting.headers, ...rules] };
}

/** Writes the configuration that deploys the present build of the web app, and returns its path. */
export function writeDeployConfig(): string {
  const project = readProjectFile();
  const hosting = withPolicies(project.hosting, path.join(root, project.hosting.public));
  const file = path.join(root, 'firebase.deploy.json');
  const config = { ...project, hosting: { ...hosting, predeploy: [] } };
  writeFileSync(file, `${JSON.stringify(config, undefined, 2)}\n`);
  return file;
}
