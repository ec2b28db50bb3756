// Part of `npm run build -w web`: writes firebase.deploy.json, with which Hosting is deployed.
import { printProgress, runCommand } from '../tools/command.ts';
import { writeDeployConfig } from './hosting-config.ts';

await runCommand(async () => {
  printProgress(`Deploy with --config ${writeDeployConfig()}`);
  return 0;
});
