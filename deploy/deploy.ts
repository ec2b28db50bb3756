// npm run deploy -- staging|production [--tested HOW] [--only rules,functions,hosting] [--project ID]
// npm run deploy -- preview CHANNEL [--project ID]
// npm run deploy -- rehearsal
// Checks, builds, deploys rules and indexes, then functions, then Hosting, and tests the deployment. `--tested` says how
// the commit was tested, if not by `npm test` here. A preview is Hosting alone, with staging's settings and functions.
import { parseArgs } from 'node:util';
import { region } from '../functions/src/region.ts';
import { buildForDeployment, ensureBuilt } from '../local/suite/builds.ts';
import { CommandError, printProgress, runCommand } from '../tools/command.ts';
import { root } from '../tools/paths.ts';
import { commitFaults, previousTags, tagDeployment } from './commit.ts';
import { readManifest } from './functions-package.ts';
import { firebasePlatform, type Part, parts } from './platform.ts';
import { rehearse } from './rehearsal.ts';
import { runProgram } from './run-program.ts';
import { environments, projectOf, readSettings, settingsFaults } from './settings.ts';
import { hasFaults, report, smoke } from './smoke-checks.ts';
import { runDeployment } from './steps.ts';

const usage = `Usage: npm run deploy -- staging|production [--tested HOW] [--only rules,functions,hosting] [--project ID]
       npm run deploy -- preview CHANNEL [--project ID]
       npm run deploy -- rehearsal`;

const isPart = (name: string): name is Part => parts.some((part) => part === name);

function partsOf(list: string | undefined): Part[] {
  if (list === undefined) return [...parts];
  const named = list.split(',');
  if (!named.every(isPart)) throw new CommandError(usage);
  return named;
}

async function deployPreview(channel: string, project: string): Promise<number> {
  const settings = readSettings('staging', project);
  const faults = settingsFaults(settings, project);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  printProgress('Building…');
  await buildForDeployment(settings.web);
  const address = await firebasePlatform(project).deployPreview(channel);
  const outcomes = await smoke({ address, site: settings.web.VITE_SITE_URL ?? '' });
  printProgress(report(outcomes));
  process.stdout.write(`${address}\n`);
  return hasFaults(outcomes) ? 1 : 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tested: { type: 'string' },
      only: { type: 'string' },
      project: { type: 'string' },
      here: { type: 'boolean', default: false },
    },
  });
  const [name, ...rest] = positionals;
  if (name === 'rehearsal' && rest.length === 0) return rehearse({ here: values.here });
  if (name === 'preview') {
    const [channel, ...more] = rest;
    if (!channel || more.length > 0) throw new CommandError(usage);
    return deployPreview(channel, values.project ?? projectOf('staging'));
  }
  const environment = environments.find((one) => one === name);
  if (!environment || rest.length > 0) throw new CommandError(usage);
  const project = values.project ?? projectOf(environment);
  if (project.startsWith('demo-'))
    throw new CommandError(`${project} is a project of the emulators.`);
  const settings = readSettings(environment, project);
  const { tested } = values;
  const only = partsOf(values.only);
  await runDeployment({
    environment,
    platform: firebasePlatform(project),
    only,
    region,
    functionSettings: settings.functions,
    previousTags: await previousTags(environment),
    blockers: async () => {
      const faults = [...(await commitFaults()), ...settingsFaults(settings, project)];
      if (faults.length === 0 && tested === undefined)
        await runProgram('npm', ['test'], { cwd: root, show: true });
      return faults;
    },
    build: async () => {
      await ensureBuilt('functions');
      await buildForDeployment(settings.web);
      return readManifest(`${root}/functions`, project);
    },
    smoke: () => {
      const site = settings.web.VITE_SITE_URL ?? '';
      return smoke({ address: site, site });
    },
    say: printProgress,
    pause: () => new Promise((resolve) => setTimeout(resolve, 10_000)),
  });
  const how = { deployed: only, tested: tested ?? 'npm test', at: new Date() };
  printProgress(`Tagged ${await tagDeployment(environment, how)}.`);
  return 0;
}

await runCommand(main);
