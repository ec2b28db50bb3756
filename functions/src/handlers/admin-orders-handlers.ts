import { listAudit } from '../services/admin/list-audit.ts';
import {
  createManualOrder,
  endPlanByAdmin,
  grantByAdmin,
  mendSubscriptions,
} from '../services/orders/admin-plans.ts';
import { checkByAdmin } from '../services/orders/check-by-admin.ts';
import { listOrders, placeOf, seeOrder } from '../services/orders/list-orders.ts';
import { markRefund, refundOrder, resolvePayment } from '../services/orders/refund-order.ts';
import { listLedger } from '../services/people/list-ledger.ts';
import { seePerson } from '../services/people/see-person.ts';
import type { Handlers } from './handler.ts';

export const adminOrdersHandlers: Handlers<
  | 'adminListOrders'
  | 'adminGetOrder'
  | 'adminCheckOrder'
  | 'adminRefundOrder'
  | 'adminMarkRefund'
  | 'adminResolvePayment'
  | 'adminCreateOrder'
  | 'adminGrantPlan'
  | 'adminEndPlan'
  | 'adminMendSubscriptions'
  | 'adminGetPerson'
  | 'adminListLedger'
  | 'adminListAudit'
> = {
  adminListOrders: ({ deps, query }) => listOrders(deps, query),
  adminGetOrder: ({ deps, params }) => seeOrder(deps, placeOf(params.uid, params.orderId)),
  adminCheckOrder: async ({ deps, actor, params }) => {
    await checkByAdmin(deps, actor, placeOf(params.uid, params.orderId));
    return {};
  },
  adminRefundOrder: async ({ deps, actor, params, input, idempotencyKey }) => {
    const place = placeOf(params.uid, params.orderId);
    await refundOrder(deps, actor, place, input, idempotencyKey);
    return {};
  },
  adminMarkRefund: async ({ deps, actor, params, input }) => {
    const { uid, orderId, refundId } = params;
    await markRefund(deps, actor, placeOf(uid, orderId), { refundId, ...input });
    return {};
  },
  adminResolvePayment: async ({ deps, actor, params, input }) => {
    await resolvePayment(deps, actor, placeOf(params.uid, params.orderId), input);
    return {};
  },
  adminCreateOrder: async ({ deps, actor, params, input, idempotencyKey }) => ({
    orderId: await createManualOrder(deps, actor, params.uid, input, idempotencyKey),
  }),
  adminGrantPlan: async ({ deps, actor, params, input, idempotencyKey }) => ({
    subscriptionId: await grantByAdmin(deps, actor, params.uid, input, idempotencyKey),
  }),
  adminEndPlan: async ({ deps, actor, params, input }) => {
    await endPlanByAdmin(deps, actor, params.uid, input.reason);
    return {};
  },
  adminMendSubscriptions: async ({ deps, actor, params, input }) => {
    await mendSubscriptions(deps, actor, params.uid, input);
    return {};
  },
  adminGetPerson: ({ deps, params }) => seePerson(deps, params.uid),
  adminListLedger: ({ deps, params, query }) => listLedger(deps, params.uid, query),
  adminListAudit: ({ deps, query }) => listAudit(deps, query),
};
