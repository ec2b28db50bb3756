// `npm run catalogue`: puts the plans and speakers of a new installation in place, here or in production. What is there
// already is left alone.

import { runCommand } from '../tools/refusal.ts';
import { reachSuiteOrProduction } from './reach.ts';
import { connect } from './seed/connect.ts';
import { initialSpeakers, installCatalogue } from './seed/install-catalogue.ts';

await runCommand(async () => {
  await reachSuiteOrProduction();
  await installCatalogue(connect().documents);
  process.stdout.write(`The plans and ${initialSpeakers().length} speakers are in place.\n`);
  return 0;
});
