import { useCallback } from 'react';
import { useToast } from '../../feedback/toast-store.ts';
import { consumeLinkOutcome, setPendingLink } from '../../firebase/auth/pending-link.ts';
import { endSession } from '../../firebase/auth/session-store.ts';
import { useText } from '../../i18n/intl.tsx';
import { useGo } from '../../navigation/use-go.ts';
import { authErrorText } from './auth-error-text.ts';

/**
 * Reports whether the pending provider was connected after sign-in. Uses a toast with an action, as the sign-in page is
 * already closed.
 */
export function useLinkOutcomeToast(): () => void {
  const t = useText();
  const toast = useToast();
  const go = useGo();
  return useCallback(() => {
    const outcome = consumeLinkOutcome();
    if (!outcome) return;
    const { link, failure } = outcome;
    const provider = t(`auth.provider.${link.providerId}`);
    if (failure === null) {
      toast.success(t('auth.link.done', { provider }));
      return;
    }
    const signOut = () => {
      setPendingLink(link);
      void endSession();
    };
    const isOtherAccount = failure.code === 'user-mismatch';
    toast.error(t('auth.link.failed', { provider }), {
      description: isOtherAccount
        ? t('auth.link.otherAccount', { email: link.email, provider })
        : authErrorText(failure, t),
      action: isOtherAccount
        ? { label: t('shell.signOut'), onClick: signOut }
        : { label: t('auth.link.toProfile'), onClick: () => go('/app/account/profile') },
    });
  }, [t, toast, go]);
}
