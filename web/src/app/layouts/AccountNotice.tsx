import { LoadFailure } from '../../api/LoadFailure.tsx';
import { useOnline } from '../../feedback/use-online.ts';
import { useMe } from '../../me/me-context.ts';
import css from './AccountNotice.module.css';

/** Says above the page that the account could not be loaded; what needs no account still works below it. */
export function AccountNotice() {
  const me = useMe();
  const online = useOnline();
  const failure = me.status === 'loading' ? null : me.failure;
  // A 401 is already redirecting to sign-in, and a missing connection has its own line.
  if (failure === null || failure.error.status === 401) return null;
  if (failure.error.status === 0 && !online) return null;
  return (
    <div className={css.notice}>
      <LoadFailure {...failure} />
    </div>
  );
}
