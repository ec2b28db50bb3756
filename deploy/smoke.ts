// npm run smoke -- ADDRESS [--site ADDRESS] [--share ID]
// Checks a deployed site from outside. `--site` is its public address, if it is asked at another one (a preview channel,
// a test); `--share` the id of a share that exists.
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../tools/command.ts';
import { hasFaults, report, smoke } from './smoke-checks.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, share: { type: 'string' } },
  });
  const [address, ...rest] = positionals;
  if (!address || !URL.canParse(address) || rest.length > 0)
    throw new CommandError('Usage: npm run smoke -- ADDRESS [--site ADDRESS] [--share ID]');
  const outcomes = await smoke({ address, site: values.site ?? address, share: values.share });
  process.stdout.write(`${report(outcomes)}\n`);
  return hasFaults(outcomes) ? 1 : 0;
});
