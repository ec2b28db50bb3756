import type { LedgerEntry } from '@duu/contract/documents/subscription';
import { orderSource } from '@duu/contract/documents/subscription';
import { type ErrorKey, errorKeys } from '@duu/contract/errors/keys';
import { failureText } from '../../api/failure-text.ts';
import type { Translate } from '../../i18n/intl.tsx';

type EntryFacts = Pick<LedgerEntry, 'type' | 'characters' | 'reason'>;

const isErrorKey = (reason: string): reason is ErrorKey =>
  (errorKeys as readonly string[]).includes(reason);

/** Returns what was done, with how many characters. */
export function ledgerText({ type, characters, reason }: EntryFacts, t: Translate): string {
  const count = Math.abs(characters);
  if (type === 'adjust' && characters < 0) return t('ledger.adjust.less', { count });
  if (type === 'revoke' && (reason === 'switched' || reason === 'mended'))
    return t('ledger.moved', { count });
  return t(`ledger.${type}`, { count });
}

/** Returns the reason; null if the entry is clear without one. An admin's own text is shown as written instead. */
export function ledgerReason(
  { type, characters, reason }: EntryFacts,
  t: Translate,
): string | null {
  const error = isErrorKey(reason)
    ? failureText({ error: reason, characters: Math.abs(characters) }, t)
    : null;
  switch (type) {
    case 'grant':
      return grantReason(reason, t);
    case 'settle':
      if (reason === 'deleted') return t('ledger.why.spoken.deleted');
      return error === null ? null : t('ledger.why.spoken.failed', { error });
    case 'release':
      if (reason === 'deleted') return t('ledger.why.deleted');
      return error === null ? null : t('ledger.why.failed', { error });
    case 'expire':
      return reason === 'period ended' ? null : t('ledger.why.late');
    case 'revoke':
    case 'carry':
      return movedReason(reason, t);
    case 'hold':
    case 'adjust':
      return null;
  }
}

function grantReason(reason: string, t: Translate): string | null {
  if (reason === 'trial' || reason === 'admin') return t(`ledger.why.${reason}`);
  const source = orderSource.safeParse(reason);
  return source.success ? t(`billing.source.${source.data}`) : null;
}

function movedReason(reason: string, t: Translate): string | null {
  switch (reason) {
    case 'switched':
      return null;
    case 'refund':
      return t('ledger.why.refund');
    case 'mended':
      return t('ledger.why.mended');
    case 'ended by an admin':
      return t('ledger.why.ended');
    default:
      return t('ledger.why.late');
  }
}
