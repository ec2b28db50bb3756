// Serves the API from the sources beside it, on a free port that it tells its parent. Its database is the suite's.
// First: the server made below is guarded as the platform's is.
import '../../functions/src/guarded-servers.ts';
import { once } from 'node:events';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { api } from '../../functions/src/api.ts';

http('api', (request, response) =>
  api(Object.assign(request, { rawBody: request.rawBody ?? Buffer.alloc(0) }), response),
);
const server = getTestServer('api').listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('The API has no port.');
process.send?.(address.port);
process.once('disconnect', () => process.exit());
