import type { AdminUser } from '@duu/contract/calls/admin-users';
import { formatClock } from '../../i18n/format.ts';

/** A user's name on the admin pages: the name, else the e-mail address, else the uid. */
export function userName({ displayName, email, id }: AdminUser): string {
  return displayName ?? email ?? id;
}

const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` and `09:56` in local time: short, and aligned in both languages. */
export function shortTime(at: Date): { day: string; time: string } {
  return {
    day: [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-'),
    time: formatClock(at),
  };
}
