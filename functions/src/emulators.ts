// What the emulators have and production lacks: a payment provider without money. index.ts loads it there; a deployment
// uploads nothing of it (firebase.json).
import { createSimulated } from './adapters/payments/simulated.ts';
import { addSimulatedProvider } from './deps.ts';
import { inEmulator } from './env.ts';
import { addRoutes } from './http/routes.ts';
import { simulatedPage } from './http/simulated-page.ts';
import { webhookOf } from './http/webhooks.ts';
import { simulatedStore } from './repositories/simulated-store.ts';

addSimulatedProvider((documents, now) =>
  createSimulated(simulatedStore(documents), { now, isLocal: inEmulator }),
);
addRoutes([
  {
    name: 'simulatedWebhook',
    path: '/webhooks/simulated',
    methods: ['POST'],
    answer: webhookOf('simulated'),
  },
  {
    name: 'simulatedPage',
    path: '/simulated/:orderId',
    methods: ['GET', 'POST'],
    answer: simulatedPage,
  },
]);
