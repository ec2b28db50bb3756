import { Button } from '../../components/Button.tsx';
import { WaveMark } from '../../components/WaveMark.tsx';
import type { ProviderId } from '../../firebase/auth/providers.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppleLogo, FacebookLogo, GoogleLogo } from './ProviderLogos.tsx';

interface Props {
  id: ProviderId;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

const logos = {
  'oidc.duu': () => <WaveMark size={20} />,
  'google.com': GoogleLogo,
  'apple.com': AppleLogo,
  'facebook.com': FacebookLogo,
} satisfies Record<ProviderId, () => React.JSX.Element>;

export function ProviderButton({ id, busy, disabled, onClick }: Props) {
  const t = useText();
  const Logo = logos[id];
  return (
    <Button variant="outline" fullWidth busy={busy} disabled={disabled} onClick={onClick}>
      <Logo />
      {t(`auth.with.${id}`)}
    </Button>
  );
}
