// The one place that calls Google's platform, through firebase-tools.
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../tools/command.ts';
import { node, root } from '../tools/paths.ts';
import { runProgram } from './run-program.ts';

/** What is deployed by one call, in the order of a deployment. */
export const parts = ['rules', 'functions', 'hosting'] as const;
export type Part = (typeof parts)[number];

/** What a deployment asks of the platform. The rehearsal has one of its own. */
export interface Platform {
  readonly project: string;
  /** Returns those of the named secrets that are missing or have no enabled version. */
  missingSecrets(names: readonly string[]): Promise<string[]>;
  /** The version that Hosting serves; undefined before the first deployment. */
  liveVersion(): Promise<string | undefined>;
  deploy(part: Part): Promise<void>;
  /** Number of composite indexes that are still being built. */
  unfinishedIndexes(): Promise<number>;
}

const versions = z.object({
  result: z.object({ secrets: z.array(z.object({ state: z.string() })) }),
});
const channels = z.object({
  result: z.object({
    channels: z.array(
      z.object({
        name: z.string(),
        release: z.object({ version: z.object({ name: z.string() }) }).optional(),
      }),
    ),
  }),
});

const previews = z.object({ result: z.record(z.string(), z.object({ url: z.string() })) });

const targets: Record<Part, string> = {
  rules: 'firestore,storage',
  functions: 'functions',
  hosting: 'hosting',
};

/** Written by the web app's build, with its security policies. */
const deployConfig = ['--config', 'firebase.deploy.json'];

/** A preview channel lives for a week. */
const previewLife = '7d';

interface FirebasePlatform extends Platform {
  /** Deploys Hosting alone to a preview channel. Returns its address. */
  deployPreview(channel: string): Promise<string>;
}

/** Google's platform. DUU_FIREBASE names another program than firebase-tools, for tests. */
export function firebasePlatform(
  project: string,
  env: NodeJS.ProcessEnv = process.env,
): FirebasePlatform {
  const ours = path.join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const firebase = (args: readonly string[], show = false) =>
    runProgram(
      node,
      [env.DUU_FIREBASE ?? ours, ...args, '--project', project, '--non-interactive'],
      { cwd: root, env, show },
    );

  async function hasSecret(name: string): Promise<boolean> {
    const answer = await firebase(['functions:secrets:get', name, '--json']).catch((error) => {
      if (error instanceof CommandError && /\b404\b|NOT_FOUND|not found/i.test(error.message))
        return null;
      throw error;
    });
    if (answer === null) return false;
    const { secrets } = versions.parse(JSON.parse(answer)).result;
    return secrets.some(({ state }) => state === 'ENABLED');
  }

  return {
    project,
    async missingSecrets(names) {
      const missing: string[] = [];
      for (const name of names) if (!(await hasSecret(name))) missing.push(name);
      return missing;
    },
    async liveVersion() {
      const answer = await firebase(['hosting:channel:list', '--json']);
      const live = channels
        .parse(JSON.parse(answer))
        .result.channels.find(({ name }) => name.endsWith('/channels/live'));
      return live?.release?.version.name.split('/').at(-1);
    },
    async deploy(part) {
      // Functions that are no longer exported are deleted; nothing else is deleted without being asked.
      const force = part === 'functions' ? ['--force'] : [];
      const config = part === 'hosting' ? deployConfig : [];
      await firebase(['deploy', ...config, '--only', targets[part], ...force], true);
    },
    async deployPreview(channel) {
      const args = [
        'hosting:channel:deploy',
        channel,
        ...deployConfig,
        '--expires',
        previewLife,
        '--json',
      ];
      const [site] = Object.values(previews.parse(JSON.parse(await firebase(args))).result);
      if (!site) throw new CommandError('firebase-tools named no address of the preview.');
      return site.url;
    },
    async unfinishedIndexes() {
      const lines = (await firebase(['firestore:indexes', '--pretty'])).split('\n');
      const broken = lines.find((line) => line.includes('[NEEDS_REPAIR]'));
      if (broken)
        throw new CommandError(
          `Firestore can't build an index: delete it, and deploy again: ${broken}`,
        );
      return lines.filter((line) => /\[(?!READY\])[A-Z_]+\]/.test(line)).length;
    },
  };
}
