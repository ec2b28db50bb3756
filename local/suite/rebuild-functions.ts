// Builds the functions and hands them to a running suite: `node local/suite/rebuild-functions.ts SUITE_FOLDER`.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { node, root } from '../../tools/paths.ts';

const functions = path.join(root, 'functions');
const built = path.join(functions, 'lib');
const served = path.join(process.argv[2] ?? '', 'functions', 'lib');

const build = spawnSync(node, ['build.ts'], { cwd: functions, stdio: 'inherit' });
if (build.status === 0) cpSync(built, served, { recursive: true });
else process.exitCode = 1;
