import type { Deps } from '../../deps.ts';
import { ordersWithoutGrant, queueOf } from '../health/health.ts';
import { jobStates } from '../health/job-states.ts';

type Counts = Record<'waiting' | 'oldestSeconds' | 'late' | 'withoutGrant', number>;

/**
 * Logs what no request notices: the queue's age, late jobs, and money that granted nothing. The metrics and alerts
 * in deploy/ops/ read these events.
 */
export async function checkHealth(deps: Deps): Promise<Counts> {
  const { log } = deps;
  const [queue, jobs, orders] = await Promise.all([
    queueOf(deps),
    jobStates(deps),
    ordersWithoutGrant(deps),
  ]);
  const late = jobs.filter(({ state }) => state === 'late');
  const counts = {
    waiting: queue.waiting,
    oldestSeconds: queue.oldestSeconds ?? 0,
    late: late.length,
    withoutGrant: orders.length,
  };
  for (const { name } of late) log.error('job_late', { job: name });
  for (const orderId of orders) log.error('money_without_grant', { orderId });
  log.info('health', counts);
  return counts;
}
