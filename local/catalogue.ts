// `npm run catalogue`: adds the plans and speakers of a new installation, locally or in production. Existing ones stay
// unchanged.

import { runCommand } from '../tools/command.ts';
import { connectAdminSdk } from './admin-sdk.ts';
import { connect } from './seed/connect.ts';
import { initialSpeakers, installCatalogue } from './seed/install-catalogue.ts';

await runCommand(async () => {
  await connectAdminSdk();
  await installCatalogue(connect().documents);
  process.stdout.write(`The plans and ${initialSpeakers().length} speakers are in place.\n`);
  return 0;
});
