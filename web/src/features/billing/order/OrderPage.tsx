import { type Order, order } from '@duu/contract/documents/order';
import { id, type WithId } from '@duu/contract/id';
import { billingPages, paths } from '@duu/contract/paths';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageLoadFailure } from '../../../api/PageLoadFailure.tsx';
import { Page } from '../../../components/Page.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useUid } from '../../../firebase/auth/use-session.ts';
import { useDoc } from '../../../firebase/documents/use-live-data.ts';
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
  const uid = useUid();
  const t = useText();
  const isId = id.safeParse(orderId).success;
  const { status, data, retry } = useDoc(uid && isId ? paths.order(uid, orderId) : null, order);
  if (status === 'error') return <PageLoadFailure retry={retry} />;
  if (!isId || data === null)
    return (
      <NotFoundNotice
        title={t('order.gone')}
        text={t('order.gone.text')}
        to={billingPages.history}
        link={t('billing.history')}
      />
    );
  if (!data)
    return (
      <Page title="…" lead={'\u00a0'} narrow>
        <Skeleton height={height} />
      </Page>
    );
  return children(data);
}
