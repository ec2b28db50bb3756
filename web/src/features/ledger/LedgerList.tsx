import type { LedgerEntry } from '@duu/contract/documents/subscription';
import type { ReactNode } from 'react';
import { DateText } from '../../i18n/DateText.tsx';
import { formatCount } from '../../i18n/format.ts';
import { useText } from '../../i18n/intl.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import css from './LedgerList.module.css';
import type { LedgerLine } from './ledger-lines.ts';
import { ledgerReason, ledgerText } from './ledger-text.ts';

interface Props {
  lines: readonly LedgerLine[];
  /** The name of an entry's subscription; null to leave it out. */
  plan: (entry: LedgerEntry) => string | null;
  /** Names an audio, for users who may see it; null to leave it out. */
  audio: (audioId: string) => ReactNode;
  /** Names the API key that spent it, for users who may see it; null to leave the name out. */
  apiKey: (keyId: string) => ReactNode;
  orderPath: (orderId: string) => string;
}

/** The entries of a ledger, with reasons, in words. */
export function LedgerList({ lines, plan, audio, apiKey, orderPath }: Props) {
  const t = useText();
  return (
    <ol className={css.ledger}>
      {lines.map(({ entry, change, isOpen }) => {
        const { id, type, at, audioId, keyId, orderId } = entry;
        const reason = isOpen ? t('ledger.why.open') : ledgerReason(entry, t);
        const links = [
          audioId !== null && audio(audioId),
          keyId !== undefined && (
            <>
              {t('ledger.key')} {apiKey(keyId)}
            </>
          ),
          orderId !== null && <AppLink to={orderPath(orderId)}>{t('ledger.order')}</AppLink>,
          plan(entry),
        ].filter((link) => link !== false && link !== null);
        return (
          <li key={id}>
            <time dateTime={at.toISOString()}>
              <DateText date={at} time />
            </time>
            <div className={css.what}>
              <p>{ledgerText(entry, t)}</p>
              {reason !== null && <p className={css.why}>{reason}</p>}
              {/* Only an admin's own text is shown as written. */}
              {type === 'adjust' && (
                <p className={css.why} translate="no">
                  <bdi>{entry.reason}</bdi>
                </p>
              )}
              {links.length > 0 && (
                <ul className={css.links}>
                  {links.map((link, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the links of an entry never change places
                    <li key={place}>{link}</li>
                  ))}
                </ul>
              )}
            </div>
            {change !== null && (
              <span className={css.change} data-more={change > 0 || undefined}>
                {change > 0 ? '+' : change < 0 ? '−' : ''}
                {formatCount(Math.abs(change))}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
