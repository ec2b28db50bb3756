import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { withKey } from '../support/keys.ts';
import { python } from '../support/python.ts';
import { baseUrl } from '../support/suite.ts';
import { newProUser } from '../support/users.ts';

const run = promisify(execFile);

beforeAll(() => python(), 600_000);

test('schemathesis makes requests from the document, and every answer fits it', async () => {
  const { token } = await withKey(await newProUser(), ['speak', 'read', 'library']);
  // It writes into the folder that it is started in.
  const cwd = mkdtempSync(path.join(tmpdir(), 'duu-schemathesis-'));
  const program = path.join(path.dirname(await python()), 'schemathesis');
  const args = [
    'run',
    `${baseUrl()}/api/openapi.json`,
    ...['--url', `${baseUrl()}/api/v1`, '--header', `Authorization: Bearer ${token}`],
    // `coverage` makes 890 more requests, minutes beside other suites: run it by hand after a change of routes.
    ...['--phases', 'examples,fuzzing', '--max-examples', '5'],
    ...['--generation-deterministic', '--continue-on-failure', '--no-color'],
    // Some of what JSON Schema can't say is refused: cursors, days that don't exist, blank names.
    ...['--exclude-checks', 'positive_data_acceptance'],
  ];
  try {
    const { stdout } = await run(await python(), [program, ...args], { cwd }).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(stdout).not.toContain('FAILURES');
    expect(stdout).toMatch(/(\d{3,}) generated, \1 passed/);
  } finally {
    rmSync(cwd, { recursive: true });
  }
}, 600_000);
