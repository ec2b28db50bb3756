// A deployment without Google's platform: a copy of the commit with nothing beside it is built and deployed to the
// emulators, its functions installed alone and served by functions-framework, then tested, backed up and restored.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { region } from '../functions/src/region.ts';
import { projectId } from '../local/project-file.ts';
import { seed } from '../local/seed/seed.ts';
import { chooseBackends } from '../local/suite/backends.ts';
import { buildForDeployment, ensureBuilt } from '../local/suite/builds.ts';
import { givenOffset, reserveOffset } from '../local/suite/ports.ts';
import { pickSecrets } from '../local/suite/secrets.ts';
import { type ServedFunction, serveFunction } from '../local/suite/serve-function.ts';
import { serveSite } from '../local/suite/serve-production.ts';
import { type Suite, startSuite } from '../local/suite/suite.ts';
import { CommandError, printProgress } from '../tools/command.ts';
import { freePort } from '../tools/free-port.ts';
import { root } from '../tools/paths.ts';
import { commitFaults } from './commit.ts';
import { firstConversion } from './first-conversion.ts';
import { installPackages, packFunctions, readManifest } from './functions-package.ts';
import { differences, readInventory, summary } from './inventory.ts';
import { type Part, type Platform, parts } from './platform.ts';
import { runProgram } from './run-program.ts';
import { settingsFaults } from './settings.ts';
import { smoke } from './smoke-checks.ts';
import { runDeployment } from './steps.ts';

const site = 'https://rehearsal.duu.mn';
const bucket = `${projectId}.appspot.com`;
/** A build refuses the emulators' project. No browser opens this one. */
const webProject = 'duu-rehearsal';
/** Invented, but not recognizable as placeholders, which a deployment refuses. */
const webSettings = {
  VITE_FIREBASE_PROJECT_ID: webProject,
  VITE_FIREBASE_API_KEY: 'rehearsal',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_STORAGE_BUCKET: bucket,
  VITE_SITE_URL: site,
  VITE_SOURCE_URL: 'https://git.rehearsal.duu.mn/duu',
  VITE_SUPPORT_EMAIL: 'help@rehearsal.duu.mn',
  VITE_SUPPORT_PHONE: '+976 7711 1234',
  VITE_SELLER_NAME_MN: 'Бэлтгэл ХХК',
  VITE_SELLER_NAME_EN: 'Rehearsal LLC',
  VITE_SELLER_ADDRESS_MN: 'Улаанбаатар хот, Сүхбаатар дүүрэг',
  VITE_SELLER_ADDRESS_EN: 'Sukhbaatar district, Ulaanbaatar',
  VITE_SELLER_REGISTER: '1234567',
};

/** @param here in this folder, without copying it first */
export async function rehearse({ here }: { here: boolean }): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'duu-rehearsal-'));
  try {
    if (here) await rehearseIn(folder);
    else await rehearseInCopy(folder);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rehearseInCopy(folder: string): Promise<void> {
  const faults = await commitFaults();
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  const copy = path.join(folder, 'duu');
  printProgress(`Copying the commit to ${copy}…`);
  await runProgram('git', ['clone', '--quiet', root, copy], { cwd: folder });
  // bootstrap.mjs installs the packages of the copy.
  const command = ['local/bootstrap.mjs', 'deploy', 'rehearsal', '--here'];
  await runProgram('node', command, { cwd: copy, show: true });
}

async function rehearseIn(folder: string): Promise<void> {
  const { offset } = await reserveOffset(givenOffset());
  const platform = new RehearsalPlatform(
    path.join(folder, 'functions'),
    await dataSuite(offset, folder),
  );
  try {
    await runDeployment({
      environment: 'rehearsal',
      platform,
      only: parts,
      region,
      functionSettings: { DUU_SITE_URL: site },
      previousTags: {},
      blockers: async () =>
        settingsFaults({ web: webSettings, functions: { DUU_SITE_URL: site } }, webProject),
      build: async () => {
        await ensureBuilt('functions');
        await buildForDeployment(webSettings);
        return readManifest(path.join(root, 'functions'), projectId);
      },
      smoke: async () => {
        const share = await firstConversion(platform.url, platform.suite.env);
        return smoke({ address: platform.url, site, share });
      },
      say: printProgress,
      pause: () => new Promise((resolve) => setTimeout(resolve, 100)),
    });
    await platform.practiseRestore();
  } finally {
    await platform.stop();
  }
}

/** Starts emulators of data and accounts only, which save to `folder`. */
async function dataSuite(offset: number, folder: string): Promise<() => Promise<Suite>> {
  const backends = await chooseBackends();
  return () =>
    startSuite({
      offset,
      backends,
      parts: { functions: false, hosting: undefined, links: false },
      dataDir: path.join(folder, 'backup'),
      env: {},
      onLine: () => undefined,
    });
}

class RehearsalPlatform implements Platform {
  readonly project = projectId;
  #functions: string;
  #startSuite: () => Promise<Suite>;
  #suite: Suite | undefined;
  #served = new Map<string, ServedFunction>();
  #stops: (() => unknown)[] = [];
  #port = 0;

  /** @param functions the folder that functions are installed in */
  constructor(functions: string, start: () => Promise<Suite>) {
    this.#functions = functions;
    this.#startSuite = start;
  }

  get suite(): Suite {
    if (!this.#suite) throw new Error('The emulators are not up yet.');
    return this.#suite;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async missingSecrets(names: readonly string[]): Promise<string[]> {
    const there = pickSecrets(names);
    return names.filter((name) => !there[name]);
  }

  async liveVersion(): Promise<undefined> {
    return undefined;
  }

  async unfinishedIndexes(): Promise<number> {
    return 0;
  }

  async deploy(part: Part): Promise<void> {
    if (part === 'rules') await this.#deployRules();
    else if (part === 'functions') await this.#deployFunctions();
    else await this.#deployHosting();
  }

  async #deployRules(): Promise<void> {
    this.#suite = await this.#startSuite();
    await seed(this.#suite.env, 'data');
  }

  async #deployFunctions(): Promise<void> {
    const wanted = await readManifest(path.join(root, 'functions'), projectId);
    await packFunctions(this.#functions);
    printProgress('npm ci --omit=dev, in a folder with the functions alone…');
    await installPackages(this.#functions);
    const found = await readManifest(this.#functions, projectId);
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new CommandError('The installed functions are not those of the tree.');
    this.#port = await freePort();
    const queue = await startQueue();
    this.#stops.push(queue.stop);
    const env = {
      ...this.suite.env,
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${queue.port}`,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucket }),
      DUU_SITE_URL: this.url,
    };
    for (const name of ['api', 'sharePage', 'convert']) {
      const served = await serveFunction(name, { source: this.#functions, env });
      this.#served.set(name, served);
      this.#stops.push(() => served.stop());
      printProgress(`${name} started by functions-framework.`);
    }
  }

  async #deployHosting(): Promise<void> {
    const originOf = (id: string) => `http://127.0.0.1:${this.#served.get(id)?.port}`;
    const { close } = await serveSite(path.join(root, 'web/dist'), originOf, this.#port);
    this.#stops.push(close);
  }

  /** Exports everything, starts empty emulators from the export, and compares. */
  async practiseRestore(): Promise<void> {
    printProgress('Backup and restore…');
    const before = await this.#inventory();
    await this.suite.save();
    await this.suite.stop();
    this.#suite = await this.#startSuite();
    const after = await this.#inventory();
    const differ = differences(before, after);
    if (differ.length > 0 || !this.suite.restored)
      throw new CommandError(
        `The restore differs from the backup: ${differ.slice(0, 10).join(', ')}`,
      );
    printProgress(`✓ restored: ${summary(after)}, all as before`);
  }

  #inventory() {
    Object.assign(process.env, this.suite.env);
    return readInventory(projectId, bucket);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops) await stop();
    await this.#suite?.stop();
  }
}

/** A queue that accepts tasks: each conversion here is made by its player's request. */
async function startQueue(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, stop: () => void server.close() };
}
