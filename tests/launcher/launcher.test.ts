// Tests `npm start` in four starts: when it is ready, stored data, clean stops and kills. Each test continues where the
// previous one stopped.
import { createServer } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectId } from '../../local/project-file.ts';
import { isFree, portsAt } from '../../local/suite/ports.ts';
import { killFunction } from '../support/processes.ts';
import {
  emulatorsOf,
  forgetData,
  launch,
  leaveOldData,
  offset,
  type Running,
  untilEnded,
  untilPrinted,
  untilReady,
} from './launcher.ts';

const ports = portsAt(offset);
const started: Running[] = [];

process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;

async function start(...args: string[]): Promise<Running> {
  const running = launch(args);
  started.push(running);
  await untilReady(running);
  return running;
}

/** Runs with a new Admin SDK app, because its connections do not survive a restart of the emulators. */
async function withAdmin<T>(
  work: (app: ReturnType<typeof initializeApp>) => Promise<T>,
): Promise<T> {
  const app = initializeApp(
    { projectId, storageBucket: `${projectId}.appspot.com` },
    `launcher-${Math.random()}`,
  );
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}

const put = (name: string) =>
  withAdmin(async (app) => {
    await getAuth(app).createUser({ uid: name, email: `${name}@example.com` });
    await getFirestore(app).doc(`kept/${name}`).set({ name });
    await getStorage(app).bucket().file(`kept/${name}.txt`).save(name);
  });

const find = (name: string) =>
  withAdmin(async (app) => ({
    account: await getAuth(app)
      .getUser(name)
      .then(
        (user) => user.email,
        () => undefined,
      ),
    document: (await getFirestore(app).doc(`kept/${name}`).get()).get('name'),
    file: await getStorage(app)
      .bucket()
      .file(`kept/${name}.txt`)
      .download()
      .then(
        ([bytes]) => bytes.toString(),
        () => undefined,
      ),
  }));

const everything = (name: string) => ({
  account: `${name}@example.com`,
  document: name,
  file: name,
});

async function untilPortsAreFree(): Promise<void> {
  for (;;) {
    const free = await Promise.all(Object.values(ports).map(isFree));
    if (free.every(Boolean)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

beforeAll(forgetData);
afterAll(async () => {
  for (const running of started) running.child.kill('SIGTERM');
  await Promise.all(started.map(untilEnded));
  forgetData();
});

test('--fresh starts from the seed data, replaces killed functions, and a clean stop saves new data', async () => {
  leaveOldData('old');
  const running = await start('--fresh');
  expect(running.output()).toContain(`http://127.0.0.1:${ports.hosting}`);
  for (const user of ['user', 'pro', 'admin'])
    expect(running.output()).toContain(`${user}@demo.duu`);
  const page = await fetch(`http://127.0.0.1:${ports.hosting}/`);
  expect(page.status).toBe(200);
  const plans = await fetch(`http://127.0.0.1:${ports.hosting}/api/v1/plans`);
  expect(plans.status).toBe(200);
  expect(await find('old')).toEqual({ account: undefined, document: undefined, file: undefined });
  expect(await withAdmin((app) => getAuth(app).getUserByEmail('admin@demo.duu'))).toMatchObject({
    emailVerified: true,
    customClaims: { admin: true },
  });

  const second = launch();
  expect(await untilEnded(second)).toBe(1);
  expect(second.output()).toContain('already runs');

  await put('first');
  killFunction('api');
  await untilPrinted(running, /functions process of \S*api \(\d+\) was ended by SIGKILL\./);
  const again = await fetch(`http://127.0.0.1:${ports.hosting}/api/v1/plans`);
  expect(again.status).toBe(200);
  running.child.kill('SIGINT');
  expect(await untilEnded(running)).toBe(0);
  await untilPortsAreFree();
});

test('restores the data, and loses nothing when the launcher is killed with -9', async () => {
  const running = await start();
  expect(await find('first')).toEqual(everything('first'));
  await put('second');
  running.child.kill('SIGKILL');
  await untilEnded(running);
  await start();
  expect(await find('first')).toEqual(everything('first'));
});

test('starts emulators again that are killed with -9, with all data', async () => {
  const running = started.at(-1);
  if (!running) throw new Error('Nothing was started.');
  process.kill(emulatorsOf(running), 'SIGKILL');
  await untilPrinted(running, /runs the emulators, was ended by SIGKILL\./);
  await untilPrinted(running, /^Duu is ready again/m);
  expect(await find('first')).toEqual(everything('first'));
  expect(await find('second')).toEqual(everything('second'));
  running.child.kill('SIGTERM');
  expect(await untilEnded(running)).toBe(0);
  await untilPortsAreFree();
});

test('names functions that do not load in time, and leaves nothing running', async () => {
  const running = launch([], { FUNCTIONS_DISCOVERY_TIMEOUT: '0.01' });
  started.push(running);
  expect(await untilEnded(running)).toBe(1);
  expect(running.output()).toContain('The emulators could not load the functions');
  expect(running.output()).not.toMatch(/^\s+at /m);
  await untilPortsAreFree();
});

test('names a port that is in use, without a stack trace', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports.auth, '127.0.0.1', resolve));
  const running = launch();
  started.push(running);
  expect(await untilEnded(running)).toBe(1);
  expect(running.output()).toContain(
    `Port ${ports.auth} (auth) is taken by process ${process.pid}`,
  );
  expect(running.output()).not.toMatch(/^\s+at /m);
  await new Promise((resolve) => server.close(resolve));
});
