import { useState } from 'react';
import { sendEmailLink } from '../../firebase/auth/email-link.ts';

export interface EmailLink {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly busy: boolean;
  /** Why the last e-mail was not sent; null if it was. */
  readonly error: unknown;
  readonly sent: boolean;
  readonly send: () => Promise<void>;
  /** Returns to the field, for another address. */
  readonly again: () => void;
}

/** Sends a link to an address; it leads back to `callbackPath` on this site. */
export function useEmailLink(callbackPath: string, suggested = ''): EmailLink {
  const [email, setEmail] = useState(suggested);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await sendEmailLink(email, callbackPath);
      setSent(true);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { email, setEmail, busy, error, sent, send, again: () => setSent(false) };
}
