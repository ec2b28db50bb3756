// Sends requests and checks, besides their answers, that those that are refused change nothing.
import { suiteDeps } from './admin.ts';
import { atOnce } from './at-once.ts';
import type { MadeRequest, RequestFixtures } from './contract-requests.ts';
import { type Judged, judge } from './judge-answer.ts';
import { captureState, changesBetween } from './snapshot.ts';
import { until } from './suite.ts';

export interface Sent extends Judged {
  readonly made: MadeRequest;
}

/** Sends several at a time. Returns them in their order. */
export async function sendAll(
  fixtures: RequestFixtures,
  requests: readonly MadeRequest[],
): Promise<Sent[]> {
  const sent: Sent[] = [];
  await atOnce(6, requests.entries(), async ([at, made]) => {
    sent[at] = { made, ...(await judge(fixtures, made)) };
  });
  return sent;
}

/** Waits for conversions that accepted requests have started: they write after their answers. */
async function atRest(): Promise<void> {
  const running = suiteDeps().documents.allAudios().where('state', '==', 'creating').limit(1);
  await until('all conversions to end', async () => (await running.get()).empty, 120_000);
}

const isRefused = ({ status }: Judged) => status >= 400;

/**
 * Sends requests that were refused before, and looks for changes. Those that are accepted this time are left out.
 * Returns each request that was refused and changed something, with the changes.
 */
async function writersAmong(
  fixtures: RequestFixtures,
  requests: readonly MadeRequest[],
): Promise<{ made: MadeRequest; changes: string[] }[]> {
  const [first] = requests;
  if (first === undefined) return [];
  await atRest();
  const before = await captureState();
  const sent = await sendAll(fixtures, requests);
  await atRest();
  const changes = changesBetween(before, await captureState());
  if (changes.length === 0) return [];
  const refused = sent.filter(isRefused).map(({ made }) => made);
  if (refused.length < requests.length) return writersAmong(fixtures, refused);
  if (requests.length === 1) return [{ made: first, changes }];
  const half = Math.ceil(requests.length / 2);
  return [
    ...(await writersAmong(fixtures, requests.slice(0, half))),
    ...(await writersAmong(fixtures, requests.slice(half))),
  ];
}

/** Sends the refused ones of `sent` again, with nothing beside them. Returns what is wrong with them. */
export async function writesOfRefused(
  fixtures: RequestFixtures,
  sent: readonly Sent[],
): Promise<string[]> {
  const refused = sent.filter(isRefused).map(({ made }) => made);
  const writers = await writersAmong(fixtures, refused);
  return writers.map(
    ({ made, changes }) =>
      `refused, but changed ${changes.slice(0, 5).join(', ')}: ${JSON.stringify(made).slice(0, 600)}`,
  );
}
