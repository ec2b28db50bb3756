// Creates the demo users' accounts the way real ones are: by signing in and calling the API.
import type { Auth } from 'firebase-admin/auth';
import { deps } from '../../functions/src/deps.ts';
import { grantPlan } from '../../functions/src/services/credits/grant-plan.ts';
import { callAs } from './call-as.ts';
import { demoPassword, demoPro, demoUsers } from './demo-users.ts';

export async function demoUsersInAuth(auth: Auth): Promise<void> {
  for (const user of demoUsers) {
    await auth.createUser({
      uid: user.uid,
      email: user.email,
      emailVerified: true,
      password: demoPassword,
      displayName: user.name,
    });
    const claims = user.admin ? { byOperator: true, admin: true } : { byOperator: true };
    await auth.setCustomUserClaims(user.uid, claims);
  }
}

export async function demoAccounts(): Promise<void> {
  for (const user of demoUsers) await callAs(user, 'GET', '/me');
}

export function proSubscription(): Promise<void> {
  const grant = { id: 'demo', planId: '3', source: 'admin', orderId: null } as const;
  return grantPlan(deps(), demoPro.uid, grant);
}
