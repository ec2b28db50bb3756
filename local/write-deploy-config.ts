// Part of `npm run build -w web`: writes firebase.deploy.json, with which Hosting is deployed.
import { runCommand, say } from '../tools/refusal.ts';
import { writeDeployConfig } from './hosting-config.ts';

await runCommand(async () => {
  say(`Deploy with --config ${writeDeployConfig()}`);
  return 0;
});
