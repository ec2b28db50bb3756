// The settings of one environment: web/.env.<environment>.local and functions/.env.<project>.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readPauses } from '@duu/contract/pauses';
import { z } from 'zod';
import { encryptedAddress } from '../functions/src/adapters/encrypted-address.ts';
import { CommandError } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { isFromGuide, requireSettings } from '../web/build/required-settings.ts';

export const environments = ['staging', 'production'] as const;
export type Environment = (typeof environments)[number];

type Settings = Readonly<Record<string, string>>;

export interface DeploymentSettings {
  readonly web: Settings;
  readonly functions: Settings;
}

function readEnvFile(file: string): Settings {
  const full = path.join(root, file);
  if (!existsSync(full)) return {};
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(full, 'utf8'))).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );
}

const webFile = (environment: Environment) => `web/.env.${environment}.local`;
const functionsFile = (project: string) => `functions/.env.${project}`;

export function readSettings(environment: Environment, project: string): DeploymentSettings {
  return {
    web: readEnvFile(webFile(environment)),
    functions: { ...readEnvFile('functions/.env'), ...readEnvFile(functionsFile(project)) },
  };
}

/** Returns the project that .firebaserc names for an environment. */
export function projectOf(environment: Environment): string {
  const aliases = z
    .object({ projects: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, '.firebaserc'), 'utf8'))).projects;
  const project = aliases[environment];
  if (project === undefined)
    throw new CommandError(
      `.firebaserc names no project for ${environment}: run \`npx firebase use --add\`, or give --project.`,
    );
  return project;
}

/** The functions' settings with addresses to which they send what is private. */
const privateAddresses = ['DUU_TRACE_ENDPOINT', 'QPAY_BASE_URL', 'STRIPE_API_URL'];

/** Returns what is missing, contradictory or a placeholder, one sentence each. */
export function settingsFaults({ web, functions }: DeploymentSettings, project: string): string[] {
  const faults = thrownBy(() => requireSettings(web));
  for (const [name, value] of Object.entries(functions))
    if (isFromGuide(value)) faults.push(`${name} is still a placeholder.`);
  if (web.VITE_FIREBASE_PROJECT_ID && web.VITE_FIREBASE_PROJECT_ID !== project)
    faults.push(`VITE_FIREBASE_PROJECT_ID names another project than ${project}.`);
  const site = web.VITE_SITE_URL?.replace(/\/$/, '') ?? '';
  if (site !== '' && !site.startsWith('https://')) faults.push('VITE_SITE_URL is not https.');
  const known = functions.DUU_SITE_URL ?? `https://${project}.web.app`;
  if (site !== '' && known.replace(/\/$/, '') !== site)
    faults.push(`DUU_SITE_URL (${known}) and VITE_SITE_URL (${site}) differ.`);
  if ((functions.DUU_MAIL_SERVICE ?? 'none') !== 'none' && !functions.DUU_MAIL_FROM)
    faults.push('DUU_MAIL_SERVICE is set, but DUU_MAIL_FROM is not.');
  for (const name of privateAddresses) {
    const address = functions[name];
    if (address) faults.push(...thrownBy(() => encryptedAddress(name, address)));
  }
  const pauses = thrownBy(() => readPauses(functions.DUU_SPEECH_PAUSES ?? ''));
  faults.push(...pauses.map((fault) => `DUU_SPEECH_PAUSES: ${fault}.`));
  return faults;
}

/** Returns the message of what the check throws, if it does. */
function thrownBy(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
