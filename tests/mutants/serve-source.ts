// Serves the API from the copied sources on a free port, which it sends to its parent. It uses the suite's database.
// Imported first, so that the server below is guarded like the platform's.
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
