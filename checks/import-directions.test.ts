import { expect, test } from 'vitest';
import { forbiddenImport } from './import-directions.ts';

test.each([
  ['contract/src/initial-plans.ts', './limits.ts'],
  ['contract/src/initial-plans.ts', 'zod'],
  ['speech/src/speak.ts', '@duu/contract/voice-settings'],
  ['functions/src/api.ts', '@duu/speech/speak'],
  ['functions/src/services/orders/settle-order.ts', '../audit.ts'],
  ['functions/src/services/account/ensure-account.ts', '../orders/settle-order.ts'],
  ['functions/src/handlers/orders.ts', '../services/orders/settle-order.ts'],
  ['web/src/features/editor/Editor.tsx', '../../components/Button.tsx'],
  ['web/src/features/editor/sheet/Sheet.tsx', '../../player/PlayButton.tsx'],
  ['web/src/features/editor/sheet/Sheet.tsx', '../editor-state.ts'],
  ['web/src/app/routes.tsx', '../features/editor/Editor.tsx'],
  ['web/src/app/layouts/AppShell.tsx', '../failures/FailurePage.tsx'],
])('%s may import %s', (file, specifier) => {
  expect(forbiddenImport(file, specifier)).toBeUndefined();
});

test.each([
  ['contract/src/initial-plans.ts', '@duu/speech/speak'],
  ['speech/src/speak.ts', '../../functions/src/api.ts'],
  ['contract/src/initial-plans.ts', 'node:path'],
  ['speech/src/speak.ts', 'firebase-admin/firestore'],
  ['functions/src/services/orders/settle-order.ts', 'firebase-admin/firestore'],
  ['functions/src/services/orders/settle-order.ts', '../account/ensure-account.ts'],
  ['functions/src/services/audit.ts', './orders/settle-order.ts'],
  ['functions/src/repositories/documents.ts', '../services/audit.ts'],
  ['functions/src/handlers/orders.ts', '../http/answer.ts'],
  ['functions/src/api.ts', '../../web/src/app/routes.tsx'],
  ['web/src/features/editor/Editor.tsx', '../billing/Billing.tsx'],
  ['web/src/features/library/AudioRoute.tsx', '../editor/Editor.tsx'],
  ['web/src/features/player/PlayerDock.tsx', '../../app/routes.tsx'],
  ['web/src/components/Button.tsx', '../features/editor/Editor.tsx'],
  ['web/src/components/Button.tsx', '../feedback/reload-block.ts'],
  ['web/src/app/failures/ErrorPage.tsx', '../layouts/AppShell.tsx'],
  ['web/src/new/thing.ts', '../components/Button.tsx'],
  ['web/src/api/call.ts', '@duu/speech/speak'],
  ['tests/api/plans.test.ts', '../../web/src/api/call.ts'],
])('%s must not import %s', (file, specifier) => {
  expect(forbiddenImport(file, specifier)).toBeTypeOf('string');
});
