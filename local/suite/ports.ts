// The ports of one running suite: the well-known ones of the Firebase emulators and those of local payment providers,
// plus one offset for all.
import { createServer, type Server } from 'node:net';
import { CommandError } from '../../tools/command.ts';
import { portHolder } from './port-holder.ts';

const basePorts = {
  hosting: 5000,
  functions: 5001,
  qpay: 5010,
  stripe: 5011,
  firestore: 8080,
  auth: 9099,
  storage: 9199,
  hub: 4400,
  logging: 4500,
  firestoreSocket: 9150,
  eventarc: 9299,
  tasks: 9499,
} as const;

type PortName = keyof typeof basePorts;
export type Ports = Record<PortName, number>;

/** Open in the process that reserved an offset for tests. No suite listens there. */
const reservationPort = 4399;

/** Offsets for tests: their ports do not overlap and are below those that the system assigns. */
const testOffsets = Array.from({ length: 11 }, (_, at) => 10_000 + at * 1000);

// Browsers and Node's fetch refuse these (https://fetch.spec.whatwg.org/#port-blocking). Only those that a suite could use.
const blockedPorts = new Set([6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

export function portsAt(offset: number): Ports {
  const entries = Object.entries(basePorts).map(([name, base]) => [name, base + offset]);
  const ports = Object.fromEntries(entries) as Ports;
  for (const [name, port] of Object.entries(ports)) {
    if (blockedPorts.has(port))
      throw new CommandError(
        `With a port offset of ${offset} ${name} would be at port ${port}, which browsers refuse to open: choose another offset, such as 3000, 4000 or 10000.`,
      );
    if (port < 1024 || port > 32_000)
      throw new CommandError(
        `A port offset of ${offset} puts ${name} at ${port}: choose one from 0 to 20000.`,
      );
  }
  return ports;
}

/** Returns the offset of a command line, else of DUU_PORT_OFFSET; undefined if neither has one. */
export function givenOffset(text = process.env.DUU_PORT_OFFSET): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text))
    throw new CommandError(`"${text}" is not a port offset: it is a number such as 0 or 3000.`);
  return Number(text);
}

export async function isFree(port: number): Promise<boolean> {
  const server = await listenAt(port);
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  return server !== undefined;
}

async function taken(ports: Ports): Promise<[PortName, number][]> {
  const checks = Object.entries(ports).map(async ([name, port]) => ({
    name,
    port,
    free: await isFree(port),
  }));
  return (await Promise.all(checks))
    .filter((check) => !check.free)
    .map((check) => [check.name as PortName, check.port]);
}

/**
 * Waits up to `timeoutMs` for a suite that is stopping.
 * @throws CommandError with the port that is in use and its program
 */
export async function assertPortsFree(ports: Ports, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const [first] = await taken(ports);
    if (!first) return;
    if (Date.now() > end) {
      const [name, port] = first;
      const holder = await portHolder(port);
      throw new CommandError(
        `Port ${port} (${name}) is taken${holder ? ` by ${holder}` : ''}: stop that program, or move every port with DUU_PORT_OFFSET=3000 before the command.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export interface Reservation {
  readonly offset: number;
  readonly release: () => void;
}

/**
 * Reserves an offset for tests until it is released or this process ends: the given one, else the first free one. The
 * reservation is a listening socket, which only one process can have and which the system closes when its holder dies.
 *
 * @throws CommandError if the offset, or every offset for tests, is in use
 */
export async function reserveOffset(given?: number, timeoutMs = 15_000): Promise<Reservation> {
  if (given !== undefined) return reserveGiven(given, timeoutMs);
  for (const offset of testOffsets) {
    const held = await listenAt(reservationPort + offset);
    if (!held) continue;
    const release = () => void held.close();
    if ((await taken(portsAt(offset))).length === 0) return { offset, release };
    release();
  }
  throw new CommandError(
    `No free ports for the tests: offsets ${testOffsets.join(', ')} are all in use. Stop another test run, or set DUU_PORT_OFFSET.`,
  );
}

/** Waits for a test run at the same offset that is stopping. */
async function reserveGiven(offset: number, timeoutMs: number): Promise<Reservation> {
  portsAt(offset);
  const end = Date.now() + timeoutMs;
  for (;;) {
    const held = await listenAt(reservationPort + offset);
    if (held) return { offset, release: () => void held.close() };
    if (Date.now() > end) {
      const holder = await portHolder(reservationPort + offset);
      throw new CommandError(
        `Port offset ${offset} is reserved${holder ? ` by ${holder}` : ''}: stop that test run, or choose another DUU_PORT_OFFSET.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function listenAt(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.unref();
    server.once('error', () => resolve(undefined));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => resolve(server));
  });
}
