import { FormDialog } from '../../feedback/FormDialog.tsx';
import { isEmail } from '../../firebase/auth/email-link.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { connectMark } from '../../navigation/paths.ts';
import { useLocalePath } from '../../navigation/use-go.ts';
import { EmailLinkField } from '../auth/EmailLinkField.tsx';
import { LinkSent } from '../auth/LinkSent.tsx';
import { useEmailLink } from '../auth/use-email-link.ts';

interface Props {
  open: boolean;
  /** The account's address; null if it has none. */
  own: string | null;
  onClose: () => void;
}

/** Sends a link that adds e-mail sign-in; its address becomes the account's. */
export function ConnectEmailDialog({ open, own, onClose }: Props) {
  const t = useText();
  const localePath = useLocalePath();
  const back = encodeURIComponent(localePath('/app/account/profile'));
  const callback = `${localePath('/auth/callback')}?${connectMark}&return=${back}`;
  const link = useEmailLink(callback, own ?? '');
  const address = link.email.trim();
  const isOther = own !== null && isEmail(address) && address.toLowerCase() !== own.toLowerCase();
  return (
    <FormDialog
      open={open}
      title={t('account.email.connect')}
      onClose={onClose}
      onSubmit={() => void link.send()}
      cancel={t(link.sent ? 'shell.close' : 'shell.cancel')}
      {...(link.sent ? {} : { submit: t('auth.email.send'), busy: link.busy })}
    >
      {link.sent ? (
        <LinkSent link={link}>
          <RichText
            id="account.email.sentTo"
            values={{ email: address, b: (chunks) => <b>{chunks}</b> }}
          />
        </LinkSent>
      ) : (
        <>
          <p>{t('account.email.connect.text')}</p>
          <EmailLinkField
            link={link}
            name="link-email"
            hint={isOther && t('account.email.connect.other', { email: own })}
          />
        </>
      )}
    </FormDialog>
  );
}
