// What each operation of a user costs: documents, files, calls, tasks and bytes, counted where the functions ask for them.
//   npm run suite -- --only-data -- node bench/scale/costs.ts
// The API runs in this process, beside the suite's database. The web app's own reads are those that its tests allow
// (tests/pages/studio/large-library.test.ts). Exits with 1 if a number differs from operation-costs.ts.
import './as-emulated.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { guarded } from '../../functions/src/http/guard.ts';
import { createRequestLimits } from '../../functions/src/http/request-limits.ts';
import { serveApi } from '../../functions/src/http/serve-api.ts';
import { runToCompletion } from '../../functions/src/services/conversions/run-to-completion.ts';
import { purgeExpiredAudio } from '../../functions/src/services/jobs/purge-expired-audio.ts';
import { suiteDeps } from '../../tests/support/admin.ts';
import { ask } from '../../tests/support/api.ts';
import { convert } from '../../tests/support/audios.ts';
import { buy } from '../../tests/support/orders.ts';
import { givePro, newUser } from '../../tests/support/users.ts';
import { goal, heading, printMissedGoals, row } from '../report.ts';
import {
  count,
  countedFiles,
  countFirestore,
  noOperations,
  operationsOf,
} from './count-operations.ts';
import { countedCosts } from './operation-costs.ts';

countFirestore();
const deps = {
  ...suiteDeps(),
  files: countedFiles(suiteDeps().files),
  tasks: { enqueue: async () => count('tasks') },
  streamKey: () => 'test',
};
const unlimited = 1e9;
const limits = createRequestLimits(Date.now, {
  behindGoogle: false,
  perMinute: {
    user: unlimited,
    address: unlimited,
    sharedAddress: unlimited,
    unauthenticated: unlimited,
    network: unlimited,
    clientErrors: unlimited,
    tryNetwork: unlimited,
    tryAll: unlimited,
  },
  counts: { add: async (_key, _minute, requests) => requests },
  failed: (cause) => {
    throw cause;
  },
});
const server = createServer(
  guarded((request, response) => {
    count('calls');
    const { write, end } = response;
    const sized = (send: (...given: never[]) => unknown) =>
      function (this: unknown, ...given: never[]) {
        const [chunk] = given as unknown[];
        if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
          count('bytes', Buffer.byteLength(chunk));
        }
        return Reflect.apply(send, this, given);
      };
    Object.assign(response, { write: sized(write as never), end: sized(end as never) });
    void serveApi(request, response, { deps, limits, checkAnswers: true });
  }),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('There is no address.');
process.env.DUU_BASE_URL = `http://127.0.0.1:${address.port}`;

const text =
  'Өнөөдөр Улаанбаатарт өдөртөө 12 хэм дулаан, салхи секундэд 6 метр байна. Хичээл 8 цаг 30 минутад эхэлнэ. '.repeat(
    5,
  );
const user = await newUser();
const costs: Record<string, typeof noOperations> = {};
const measure = async (what: string, work: () => Promise<unknown>) => {
  costs[what] = await operationsOf(work);
};

await measure('sign up', () => ask('getMe', user));
await givePro(user);
await measure('open the app', () => ask('getMe', user));
let audioId = '';
const segments = [text.trim()];
const { id: first } = await convert(user, { segments: [`Нэгдүгээр. ${text.trim()}`] });
await measure('convert and listen', async () => {
  audioId = (await convert(user, { segments })).id;
  await runToCompletion(deps, user.uid, audioId, 1000);
});
await ask('deleteAudio', user, { params: { audioId: first } });
const params = { audioId };
await measure('see how a text is read', () =>
  ask('normalizeText', user, { input: { language: 'mn', segments } }),
);
await measure('keep the position', () =>
  ask('savePosition', user, { params, input: { positionMs: 1000 } }),
);
await measure('rename', () => ask('updateAudio', user, { params, input: { name: 'Нэр' } }));
await measure('archive', () => ask('updateAudio', user, { params, input: { archived: true } }));
await measure('search', () => ask('searchAudios', user, { query: { query: 'өдөр' } }));
await measure('share', () => ask('shareAudio', user, { params }));
await measure('buy', () => buy(user, '3'));
await measure('delete', () => ask('deleteAudio', user, { params }));
const expired = await convert(user, { segments: ['Хоёр.'] });
await measure('expire', () =>
  purgeExpiredAudio({ ...deps, now: () => new Date(expired.expiresAt.getTime() + 1000) }),
);

heading(`Operations of a user; a text of ${[...(segments[0] ?? '')].length} characters`);
const columns = Object.keys(noOperations) as (keyof typeof noOperations)[];
row('', ...columns);
for (const [what, cost] of Object.entries(costs)) {
  row(what, ...columns.map((column) => `${cost[column]}`));
}
const changed = (what: keyof typeof countedCosts, column: keyof typeof noOperations) => {
  const known: Partial<typeof noOperations> = countedCosts[what];
  const [expected, found] = [known[column] ?? 0, costs[what]?.[column] ?? 0];
  // Ids and names differ in length; the sound of a conversion is not in the table.
  return column === 'bytes'
    ? what !== 'convert and listen' && Math.abs(found - expected) > 100
    : found !== expected;
};
const changes = (Object.keys(countedCosts) as (keyof typeof countedCosts)[]).flatMap((what) =>
  columns.filter((column) => changed(what, column)).map((column) => `${what}: ${column}`),
);
goal({ what: 'numbers that differ from operation-costs.ts', value: changes.length, max: 0 });
for (const change of changes) console.log(`  ${change}`);
process.exit(printMissedGoals());
