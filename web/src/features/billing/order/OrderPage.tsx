import { type Order, order } from '@duu/contract/documents/order';
import { id, type WithId } from '@duu/contract/id';
import { billingPages, paths } from '@duu/contract/paths';
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { type DocState, useDoc } from '../../../firebase/documents/use-doc.ts';
import { useText } from '../../../i18n/intl.tsx';
import { ButtonLink } from '../../../navigation/ButtonLink.tsx';

interface Props {
  /** Height of the placeholder while the order loads. */
  height: string;
  children: (order: WithId<Order>) => ReactNode;
}

/** The page of the order in the address, once it is there. */
export function OrderPage({ height, children }: Props) {
  const { orderId = '' } = useParams();
  const state = useOrder(orderId);
  if (state.status === 'error' || (state.status === 'ready' && state.data === null))
    return <NoOrder failed={state.status === 'error'} />;
  if (!state.data)
    return (
      <Page title="…" lead={'\u00a0'} narrow>
        <Skeleton height={height} />
      </Page>
    );
  return children(state.data);
}

/** One order of the person, live. An address that cannot be an order's is no order. */
function useOrder(orderId: string): DocState<Order> {
  const uid = useUid();
  const isId = id.safeParse(orderId).success;
  const found = useDoc(uid && isId ? paths.order(uid, orderId) : null, order);
  return isId ? found : { status: 'ready', data: null };
}

function NoOrder({ failed }: { failed: boolean }) {
  const t = useText();
  const title = t(failed ? 'shell.failed' : 'order.gone');
  useEffect(() => {
    document.title = `${title} · Duu`;
  }, [title]);
  return (
    <EmptyState
      heading="h1"
      title={title}
      {...(failed ? {} : { text: t('order.gone.text') })}
      action={<ButtonLink to={billingPages.history}>{t('billing.history')}</ButtonLink>}
    />
  );
}
