// The process that fills a suite: `node local/seed/main.ts data|tests|demo|voices`, with the suite's addresses in the
// environment. `voices` only adds speakers for natural voices.
import { getAuth } from 'firebase-admin/auth';
import { whenParentDies } from '../../tools/processes.mjs';
import { connect } from './connect.ts';
import { demoAccounts, demoUsersInAuth, proSubscription } from './demo-accounts.ts';
import { demoAudios } from './demo-audios.ts';
import { installCatalogue } from './install-catalogue.ts';
import { installVoices } from './install-voices.ts';

whenParentDies(() => process.exit(1));
const kind = process.argv[2];
const { app, documents, files } = connect();

if (kind === 'voices') {
  const names = await installVoices(documents, files);
  process.stdout.write(`Natural voices: ${names.join(', ')}.\n`);
  process.exit(0);
}
await Promise.all([demoUsersInAuth(getAuth(app)), installCatalogue(documents)]);
if (kind === 'tests' || kind === 'demo') {
  await demoAccounts();
  await proSubscription();
}
if (kind === 'demo')
  await demoAudios().catch((error: Error) => {
    // The product works without the examples, so a failure here must not stop the start.
    process.stderr.write(`The example audios could not be made: ${error.message}\n`);
  });
process.exit(0);
