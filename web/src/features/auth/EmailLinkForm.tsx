import { useLocation } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { Email } from '../../components/Email.tsx';
import { useReloadBlock } from '../../feedback/reload-block.ts';
import { RichText, useText } from '../../i18n/intl.tsx';
import { returnPath } from '../../navigation/paths.ts';
import { useLocalePath } from '../../navigation/use-go.ts';
import { EmailLinkField } from './EmailLinkField.tsx';
import css from './EmailLinkForm.module.css';
import { LinkSent } from './LinkSent.tsx';
import { useEmailLink } from './use-email-link.ts';

export function EmailLinkForm() {
  const t = useText();
  const localePath = useLocalePath();
  const { search } = useLocation();
  const back = encodeURIComponent(returnPath(search));
  const link = useEmailLink(`${localePath('/auth/callback')}?return=${back}`);
  useReloadBlock(link.email !== '');

  if (link.sent)
    return (
      <LinkSent link={link}>
        <RichText
          id="auth.email.sentTo"
          values={{ email: <Email>{link.email.trim()}</Email>, b: (chunks) => <b>{chunks}</b> }}
        />
      </LinkSent>
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void link.send();
      }}
    >
      <EmailLinkField link={link} name="email" />
      <Button type="submit" fullWidth busy={link.busy}>
        {t('auth.email.send')}
      </Button>
    </form>
  );
}
