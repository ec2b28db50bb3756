import { Page } from '../../components/Page.tsx';
import { useText } from '../../i18n/intl.tsx';
import { AccountPlan } from './AccountPlan.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportCard } from './ExportCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProvidersCard } from './ProvidersCard.tsx';

export function ProfileRoute() {
  const t = useText();
  return (
    <Page narrow title={t('shell.profile')} lead={t('account.profile.lead')}>
      <ProfileCard />
      <AccountPlan />
      <ProvidersCard />
      <ExportCard />
      <DeleteAccount />
    </Page>
  );
}
