import { TextField } from '../../components/TextField.tsx';
import { useText } from '../../i18n/intl.tsx';
import { authErrorText } from './auth-error-text.ts';
import type { EmailLink } from './use-email-link.ts';

interface Props {
  link: EmailLink;
  name: string;
  hint?: string | false;
}

/** The field for the address that a link is sent to, with the error of the last e-mail. */
export function EmailLinkField({ link, name, hint }: Props) {
  const t = useText();
  return (
    <TextField
      label={t('auth.email')}
      type="email"
      name={name}
      autoComplete="email"
      value={link.email}
      onChange={(event) => link.setEmail(event.target.value)}
      hint={hint}
      error={link.error === null ? null : authErrorText(link.error, t)}
    />
  );
}
