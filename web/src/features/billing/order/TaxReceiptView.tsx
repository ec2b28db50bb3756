import type { TaxReceipt } from '@duu/contract/documents/order';
import { Notice } from '../../../components/Notice.tsx';
import { DateText } from '../../../i18n/DateText.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { RichText, useText } from '../../../i18n/intl.tsx';
import { FactList } from './FactList.tsx';
import css from './order.module.css';
import { QrCode } from './QrCode.tsx';

/** An e-barimt for its app to scan: QR code, lottery number and details. */
export function TaxReceiptView({ receipt }: { receipt: TaxReceipt }) {
  const t = useText();
  const { receiver, canceledAt, lottery } = receipt;
  const money = (amount: number) => formatMoney(amount, 'MNT');
  return (
    <>
      {canceledAt && (
        <Notice tone="info">
          <RichText id="receipt.canceled" values={{ date: <DateText date={canceledAt} /> }} />
        </Notice>
      )}
      <div className={css.receipt} data-canceled={canceledAt !== null || undefined}>
        <QrCode text={receipt.qr} label={t('receipt.qr')} />
        <FactList
          facts={[
            [
              t('receipt.lottery'),
              lottery && (
                <strong key="lottery" translate="no">
                  {lottery}
                </strong>
              ),
            ],
            [
              t('receipt.type'),
              receiver.type === 'company'
                ? `${t('receipt.company')} ${receiver.register}`
                : t('receipt.citizen'),
            ],
            [t('receipt.amount'), money(receipt.amount)],
            [t('receipt.vat'), money(receipt.vatAmount)],
            [t('receipt.cityTax'), receipt.cityTaxAmount > 0 ? money(receipt.cityTaxAmount) : null],
            [t('receipt.date'), <DateText key="date" date={receipt.createdAt} time />],
            [
              t('receipt.id'),
              <span key="id" translate="no">
                {receipt.id}
              </span>,
            ],
          ]}
        />
      </div>
    </>
  );
}
