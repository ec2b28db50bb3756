import { type Order, order } from '@duu/contract/documents/order';
import { id, type WithId } from '@duu/contract/id';
import { billingPages, paths } from '@duu/contract/paths';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { type DocState, useDoc } from '../../../firebase/documents/use-doc.ts';
import { useText } from '../../../i18n/intl.tsx';
import { NotFoundNotice } from '../../../navigation/NotFoundNotice.tsx';

interface Props {
  /** Height of the placeholder while the order loads. */
  height: string;
  children: (order: WithId<Order>) => ReactNode;
}

/** The page of the order in the address, once it has loaded. */
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

/** One of the user's orders, live. An id of another shape counts as no order. */
function useOrder(orderId: string): DocState<Order> {
  const uid = useUid();
  const isId = id.safeParse(orderId).success;
  const found = useDoc(uid && isId ? paths.order(uid, orderId) : null, order);
  return isId ? found : { status: 'ready', data: null };
}

function NoOrder({ failed }: { failed: boolean }) {
  const t = useText();
  return (
    <NotFoundNotice
      title={t(failed ? 'shell.failed' : 'order.gone')}
      {...(failed ? {} : { text: t('order.gone.text') })}
      to={billingPages.history}
      link={t('billing.history')}
    />
  );
}
