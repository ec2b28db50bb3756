import type { Checkout } from '@duu/contract/documents/order';
import { Avatar } from '../../../components/Avatar.tsx';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useLocale, useText } from '../../../i18n/intl.tsx';
import css from './order.module.css';

type QrCode = Extract<Checkout, { kind: 'qr' }>;

/** A QR code on a large screen, the banks' apps on a phone, with a switch to the other. */
export function QrCheckout({ checkout }: { checkout: QrCode }) {
  const t = useText();
  const isPhone = useMediaQuery('(max-width: 48rem)');
  const code = (
    <img
      className={css.qr}
      src={checkout.image}
      alt={t('order.pay.qr.alt')}
      width={240}
      height={240}
    />
  );
  const banks = <Banks links={checkout.links} />;
  if (checkout.links.length === 0)
    return (
      <div className={css.scan}>
        <p>{t('order.pay.qr')}</p>
        {code}
      </div>
    );
  if (isPhone)
    return (
      <>
        <h3>{t('order.pay.banks')}</h3>
        {banks}
        <details className={css.other}>
          <summary>{t('order.pay.otherPhone')}</summary>
          {code}
        </details>
      </>
    );
  return (
    <>
      <div className={css.scan}>
        <p>{t('order.pay.qr')}</p>
        {code}
      </div>
      <details className={css.other}>
        <summary>{t('order.pay.otherBank')}</summary>
        {banks}
      </details>
    </>
  );
}

function Banks({ links }: Pick<QrCode, 'links'>) {
  const locale = useLocale();
  return (
    <ul className={css.banks}>
      {links.map(({ name, description, logo, link }) => {
        // QPay names banks in English and describes them in Mongolian.
        const shown = locale === 'mn' ? description : name;
        return (
          <li key={link}>
            <a href={link}>
              <Avatar name={shown} photoUrl={logo || null} size={36} />
              {shown}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
