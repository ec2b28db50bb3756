// The process that fills a suite: `node local/seed/main.ts data|tests|demo`, with the suite's addresses in the environment.
import { getAuth } from 'firebase-admin/auth';
import { whenParentDies } from '../../tools/processes.mjs';
import { connect } from './connect.ts';
import { demoAccounts, demoPeopleInAuth, proSubscription } from './demo-accounts.ts';
import { demoAudios } from './demo-audios.ts';
import { installCatalogue } from './install-catalogue.ts';

whenParentDies(() => process.exit(1));
const kind = process.argv[2];
const { app, documents } = connect();

await Promise.all([demoPeopleInAuth(getAuth(app)), installCatalogue(documents)]);
if (kind === 'tests' || kind === 'demo') {
  await demoAccounts();
  await proSubscription();
}
if (kind === 'demo')
  await demoAudios().catch((error: Error) => {
    // Nobody needs the examples; better a product without them than none.
    process.stderr.write(`The example audios could not be made: ${error.message}\n`);
  });
process.exit(0);
