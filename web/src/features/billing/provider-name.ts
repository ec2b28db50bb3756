import { paymentSource } from '@duu/contract/documents/subscription';
import type { Translate } from '../../i18n/intl.tsx';

/** A payment provider's name within a sentence; empty if no provider was paid. */
export function providerName(source: string | null, t: Translate): string {
  const provider = paymentSource.safeParse(source).data;
  return provider ? t(`billing.provider.${provider}`) : '';
}
