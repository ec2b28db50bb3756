import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import type { Locale } from '@duu/contract/language';
import { billingPages } from '@duu/contract/paths';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonProps } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { RichText, useLocale, useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';
import { withPrefix } from '../../../navigation/paths.ts';
import { OrderPage } from '../order/OrderPage.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import css from './invoice.module.css';

/** An order's printable invoice in the language of the page, with a link to the other language. */
export function InvoiceRoute() {
  return <OrderPage height="30rem">{(order) => <Invoice order={order} />}</OrderPage>;
}

function Invoice({ order }: { order: WithId<Order> }) {
  const t = useText();
  if (order.invoiceNumber === null)
    return (
      <EmptyState
        heading="h1"
        title={t('invoice.none')}
        text={t('invoice.none.text')}
        action={<ButtonLink to={billingPages.order(order.id)}>{t('invoice.order')}</ButtonLink>}
      />
    );
  const title = t('invoice.title', { number: order.invoiceNumber });
  return (
    <Page
      narrow
      title={title}
      heading={
        <RichText
          id="invoice.title"
          values={{ number: <span className={css.number}>{order.invoiceNumber}</span> }}
        />
      }
      actions={<InvoiceActions order={order} />}
    >
      <InvoiceSheet order={order} number={order.invoiceNumber} />
    </Page>
  );
}

function InvoiceActions({ order }: { order: WithId<Order> }) {
  const t = useText();
  const other: Locale = useLocale() === 'mn' ? 'en' : 'mn';
  const page = billingPages.order(order.id);
  return (
    <div className={css.actions}>
      <ButtonLink to={page} variant="ghost">
        {t('invoice.order')}
      </ButtonLink>
      <Link
        to={withPrefix(`${page}/invoice`, other)}
        lang={other}
        {...buttonProps({ variant: 'outline' })}
      >
        {t('invoice.language')}
      </Link>
      <Button onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {t('invoice.print')}
      </Button>
    </div>
  );
}
