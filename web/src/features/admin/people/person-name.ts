import type { AdminPerson } from '@duu/contract/calls/admin-people';

/** What a person is called on these pages: the name, else the e-mail address, else the uid. */
export function personName({ displayName, email, id }: AdminPerson): string {
  return displayName ?? email ?? id;
}
