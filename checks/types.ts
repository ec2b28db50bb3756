// Checks the types of every workspace, even if one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { node, root } from '../tools/paths.ts';

const projects = ['contract', 'speech', 'functions', 'web', 'web/tsconfig.node.json', '.'];
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
// By default it divides a workspace among four checkers, and each works out again the types that they share: twice the
// CPU time on the two cores that other steps use too. Its garbage collector runs less often than by default (100).
const options = ['--checkers', '1'];
const env = { GOGC: '400', ...process.env };

const failed = projects.filter((project) => {
  const result = spawnSync(node, [tsc, ...options, '-p', path.join(root, project)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return result.status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Type errors in: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
