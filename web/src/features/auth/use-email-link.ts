import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { unlessCanceled } from '../../firebase/auth/auth-error.ts';
import { sendEmailLink } from '../../firebase/auth/email-link.ts';

export interface EmailLink {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly busy: boolean;
  /** Why the last e-mail was not sent; null if it was. */
  readonly error: unknown;
  readonly sent: boolean;
  readonly send: () => Promise<unknown>;
  /** Returns to the field, for another address. */
  readonly again: () => void;
}

/** Sends a link to an address; it leads back to `callbackPath` on this site. */
export function useEmailLink(callbackPath: string, suggested = ''): EmailLink {
  const [email, setEmail] = useState(suggested);
  const { busy, error, run } = useAction(unlessCanceled);
  const [sent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      await sendEmailLink(email, callbackPath);
      setSent(true);
    });
  return { email, setEmail, busy, error, sent, send, again: () => setSent(false) };
}
