import { Mail, Phone } from 'lucide-react';
import { Button, buttonProps } from '../../components/Button.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { support } from '../../config/support.ts';
import { useSession } from '../../firebase/use-session.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { planName } from '../landing/plan-name.ts';
import type { ShownPlan } from '../landing/shown-plans.ts';
import css from './OrderDialog.module.css';

interface Props {
  plan: ShownPlan | null;
  currency: 'MNT' | 'USD';
  /** The active plan, ordered again. */
  same: boolean;
  onClose: () => void;
}

/** The way to a plan while plans are sold by a person: a letter that says all there is to say. */
export function OrderDialog({ plan, currency, same, onClose }: Props) {
  const t = useText();
  const session = useSession();
  if (!plan) return null;
  const name = planName(plan, t);
  const price = formatMoney(plan.prices[currency], currency);
  const email = session.status === 'signedIn' ? (session.email ?? session.uid) : '';
  const subject = encodeURIComponent(t('billing.mail.subject', { plan: name }));
  const body = encodeURIComponent(t('billing.mail.body', { plan: name, price, email }));
  return (
    <FormDialog
      open
      title={t('billing.order.title', { plan: name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <a
            href={`mailto:${support.email}?subject=${subject}&body=${body}`}
            {...buttonProps({ variant: 'default' })}
          >
            <Mail size={18} aria-hidden="true" />
            {t('billing.order.mail')}
          </a>
        </>
      }
    >
      <p>{t('billing.order.text')}</p>
      <p>{t(same ? 'billing.order.same' : 'billing.order.once')}</p>
      <p>
        <a className={css.call} href={`tel:${support.phone.replace(/\s/g, '')}`}>
          <Phone size={18} aria-hidden="true" />
          {t('billing.order.call', { phone: support.phone })}
        </a>
      </p>
    </FormDialog>
  );
}
