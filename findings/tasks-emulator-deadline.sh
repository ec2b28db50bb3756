#!/usr/bin/env bash
# firebase-tools 15.34.2 (npm), the emulator of Cloud Tasks behind task queue functions.
# A task that was enqueued without `dispatchDeadline` is given up after 60 seconds, whatever the function's own timeout, and
# delivered again while the first delivery is still at work. Cloud Tasks waits ten minutes
# (https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks, dispatchDeadline). The function
# can't tell: its second delivery has a retry count of 1, but an execution count of 0.
# Seen: a handler of 70 seconds gets one delivery of a task with a deadline of 120 s, and two of one without, 60 s apart.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . firebase-tools@15.34.2
cat > run.mjs <<'JS'
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { TaskQueueController } = require('firebase-tools/lib/emulator/tasksEmulator');

const handlerMs = 70_000;
const deliveries = { told: [], untold: [] };
const server = createServer((request, response) => {
  const { headers } = request;
  deliveries[request.url.slice(1)].push({
    at: Date.now(),
    retries: headers['x-cloudtasks-taskretrycount'],
    executions: headers['x-cloudtasks-taskexecutioncount'],
  });
  request.resume();
  setTimeout(() => response.end(), handlerMs);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const queues = new TaskQueueController();
queues.createQueue('queue', {
  retryConfig: {
    maxAttempts: 3,
    maxRetrySeconds: null,
    maxBackoffSeconds: 1,
    maxDoublings: 1,
    minBackoffSeconds: 0.1,
  },
  rateLimits: { maxConcurrentDispatches: 10, maxDispatchesPerSecond: 10 },
  timeoutSeconds: 540,
});
for (const [name, deadline] of [['told', { dispatchDeadline: '120s' }], ['untold', {}]]) {
  const url = `http://127.0.0.1:${server.address().port}/${name}`;
  const httpRequest = { url, headers: {}, body: {} };
  queues.enqueue('queue', { name: `tasks/${name}`, httpRequest, ...deadline });
}
queues.start();
await new Promise((resolve) => setTimeout(resolve, handlerMs + 5000));
const [first, second] = deliveries.untold;
const seconds = Math.round((second?.at - first?.at) / 1000);
console.log({ told: deliveries.told.length, untold: deliveries.untold.length, seconds });
assert.equal(deliveries.told.length, 1);
assert.equal(deliveries.untold.length, 2);
assert.ok(seconds >= 60 && seconds < 70);
assert.deepEqual([second.retries, second.executions], ['1', '0']);
process.exit(0);
JS
node run.mjs
