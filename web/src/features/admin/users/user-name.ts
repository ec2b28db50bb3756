import type { AdminUser } from '@duu/contract/calls/admin-users';

/** A user's name on the admin pages: the name, else the e-mail address, else the uid. */
export function userName({ displayName, email, id }: AdminUser): string {
  return displayName ?? email ?? id;
}
