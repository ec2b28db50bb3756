import { billingPages } from '@duu/contract/paths';
import { Card } from '../../../components/Card.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import css from './order.module.css';

/** @param paid whether money arrived anyway, which is explained beside this */
export function CanceledOrder({ paid }: { paid: boolean }) {
  const t = useText();
  return (
    <Card
      title={t('order.canceled')}
      text={t(paid ? 'order.canceled.paid' : 'order.canceled.text')}
    >
      <div className={css.actions}>
        <ButtonLink to={billingPages.plans}>{t('order.canceled.again')}</ButtonLink>
      </div>
    </Card>
  );
}
