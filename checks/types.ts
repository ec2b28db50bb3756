// Checks the types of every workspace, all of them even when one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { node, root } from '../tools/paths.ts';

const projects = ['contract', 'speech', 'functions', 'web', 'web/tsconfig.node.json', '.'];
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const failed = projects.filter((project) => {
  const result = spawnSync(node, [tsc, '-p', path.join(root, project)], {
    cwd: root,
    stdio: 'inherit',
  });
  return result.status !== 0;
});
if (failed.length > 0) {
  process.stderr.write(`Type errors in: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}
