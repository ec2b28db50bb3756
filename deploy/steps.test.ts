import { beforeEach, describe, expect, test } from 'vitest';
import { region } from '../functions/src/region.ts';
import { type Part, type Platform, parts } from './platform.ts';
import type { Outcome } from './smoke-checks.ts';
import { type Deployment, runDeployment } from './steps.ts';

let log: string[];
let indexes: number[];
beforeEach(() => {
  log = [];
  indexes = [2, 1, 0];
});

const platform: Platform = {
  project: 'duu-test',
  missingSecrets: async () => [],
  liveVersion: async () => 'v1',
  deploy: async (part) => void log.push(`deploy ${part}`),
  unfinishedIndexes: async () => indexes.shift() ?? 0,
};

const good: Outcome[] = [{ check: 'pages', faults: [] }];

const deploy = (change: Partial<Deployment> = {}) =>
  runDeployment({
    environment: 'production',
    platform,
    only: parts,
    blockers: async () => [],
    build: async () => {
      log.push('build');
      return { functions: ['api'], regions: [region], secrets: ['KEY'], required: [] };
    },
    region,
    functionSettings: {},
    smoke: async () => {
      log.push('smoke');
      return good;
    },
    previousTags: { rules: 'deployed/production/1', functions: 'deployed/production/1' },
    say: (sentence) => log.push(sentence),
    pause: async () => void log.push('pause'),
    ...change,
  });

const deployed = () => log.filter((line) => line.startsWith('deploy '));
const rollback = () => log.find((line) => line.startsWith('To go back')) ?? '';

test('deploys rules and indexes, waits for the indexes, then functions, then Hosting', async () => {
  await deploy();
  const acts = log.filter((line) => /^(build|deploy |pause|smoke|Waiting)/.test(line));
  expect(acts).toEqual([
    'build',
    'deploy rules',
    'Waiting for 2 indexes to be built…',
    'pause',
    'Waiting for 1 indexes to be built…',
    'pause',
    'deploy functions',
    'deploy hosting',
    'smoke',
  ]);
});

test('says how to go back to the release and the commit before', async () => {
  await deploy();
  expect(rollback()).toContain('hosting:clone duu-test@v1 duu-test:live --project duu-test');
  expect(rollback()).toContain('git switch --detach deployed/production/1');
  expect(rollback()).toContain('deploy -- production --project duu-test --only rules,functions');
  log = [];
  const first = { ...platform, liveVersion: async () => undefined };
  await deploy({ platform: first, previousTags: {} });
  expect(rollback()).toContain('hosting:disable');
  expect(rollback()).not.toContain('git switch');
});

test('takes each part back to the commit that it was deployed from', async () => {
  await deploy({
    previousTags: { rules: 'deployed/production/1', functions: 'deployed/production/2' },
  });
  expect(rollback()).toMatch(/detach deployed\/production\/1 .* --only rules --tested/);
  expect(rollback()).toMatch(/detach deployed\/production\/2 .* --only functions --tested/);
  log = [];
  await deploy({ previousTags: { functions: 'deployed/production/2' } });
  expect(rollback()).toContain('# No earlier deployment of rules has a tag');
});

test('deploys only the parts that are named', async () => {
  await deploy({ only: ['functions'] });
  expect(deployed()).toEqual(['deploy functions']);
  expect(rollback()).not.toContain('hosting');
});

describe('deploys nothing', () => {
  test.each<[string, Partial<Deployment>, string]>([
    ['with faults', { blockers: async () => ['Commit first: a.ts'] }, '- Commit first: a.ts'],
    [
      'without a secret',
      { platform: { ...platform, missingSecrets: async (names) => [...names] } },
      '- The secret KEY is missing',
    ],
    [
      'in another region',
      {
        build: async () => ({ functions: [], regions: ['us-east1'], secrets: [], required: [] }),
      },
      '- Functions are declared in us-east1',
    ],
    [
      'without a setting that has no default',
      { build: async () => ({ functions: [], regions: [], secrets: [], required: ['DUU_X'] }) },
      '- The functions’ setting DUU_X',
    ],
  ])('deploys nothing %s', async (_, change, said) => {
    await expect(deploy(change)).rejects.toThrow(said);
    expect(deployed()).toEqual([]);
  });
});

test('stops at a part that fails, and says how to go back', async () => {
  const broken: Platform = {
    ...platform,
    deploy: async (part: Part) => {
      if (part === 'functions') throw new Error('quota');
      await platform.deploy(part);
    },
  };
  await expect(deploy({ platform: broken })).rejects.toThrow('quota');
  expect(deployed()).toEqual(['deploy rules']);
  expect(log.at(-1)).toContain('up to rules');
  expect(log.at(-1)).toContain('git switch --detach');
});

test('a failed smoke test fails the deployment', async () => {
  const bad = [{ check: 'API', faults: ['/api/v1/plans answers 500'] }];
  await expect(deploy({ smoke: async () => bad })).rejects.toThrow('The smoke test failed');
  expect(log).toContain('✗ API\n  /api/v1/plans answers 500');
});
