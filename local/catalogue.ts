// `npm run catalogue`: puts the plans and speakers of a new installation in place, here or in production. What is there
// already is left alone.
import { connect } from './seed/connect.ts';
import { initialSpeakers, installCatalogue } from './seed/install-catalogue.ts';
import { reachSuiteOrProduction } from './tools/reach.ts';
import { runCommand } from './tools/refusal.ts';

await runCommand(async () => {
  await reachSuiteOrProduction();
  await installCatalogue(connect().documents);
  process.stdout.write(`The plans and ${initialSpeakers().length} speakers are in place.\n`);
  return 0;
});
