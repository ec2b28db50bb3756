import { calls } from '@duu/contract/calls/calls';
import type { Order } from '@duu/contract/documents/order';
import type { WithId } from '@duu/contract/id';
import { callApi } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../i18n/intl.tsx';
import { BillingProblem } from '../BillingProblem.tsx';
import { providerName } from '../labels.ts';
import { openProviderPage } from '../open-provider-page.ts';
import css from './order.module.css';

/** The link to the provider's page; creates the checkout first if the provider was down when the order was placed. */
export function RedirectCheckout({ order }: { order: WithId<Order> }) {
  const t = useText();
  const { busy, error, run } = useAction();

  const pay = () =>
    run(async () => {
      const { checkout } = await callApi(calls.checkoutOrder, {
        params: { orderId: order.id },
        failure: 'handled',
      });
      // A QR code arrives with the live order.
      if (checkout.kind === 'redirect') openProviderPage(checkout.url);
    });
  return (
    <>
      <p className={css.note}>
        {t('order.pay.redirect.text', { source: providerName(order.source, t) })}
      </p>
      {error && <BillingProblem error={error} retry={() => void pay()} />}
      <div className={css.actions}>
        <Button variant="synthesize" size="lg" busy={busy} onClick={() => void pay()}>
          {t('order.pay.redirect')}
        </Button>
      </div>
    </>
  );
}
