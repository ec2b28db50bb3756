import type { ReactNode } from 'react';
import { Waiting } from '../../feedback/Waiting.tsx';
import { useSession } from '../../firebase/auth/use-session.ts';
import { ErrorPage } from '../failures/ErrorPage.tsx';

/** Renders its content only with the admin claim; the API checks the claim again on every call. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  // Without a connection there may be no token yet to read the claim from.
  if (session.admin === null) return <Waiting />;
  return session.admin ? children : <ErrorPage status={403} within />;
}
