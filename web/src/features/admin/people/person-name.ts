import type { AdminPerson } from '@duu/contract/calls/admin-people';

/** A user's name on the admin pages: the name, else the e-mail address, else the uid. */
export function personName({ displayName, email, id }: AdminPerson): string {
  return displayName ?? email ?? id;
}
