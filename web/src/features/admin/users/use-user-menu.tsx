import type { AdminUser } from '@duu/contract/calls/admin-users';
import { Coins, ShieldMinus, ShieldPlus, UserCheck, UserX } from 'lucide-react';
import type { MenuEntry } from '../../../components/Menu.tsx';
import { useText } from '../../../i18n/intl.tsx';
import type { AccountChange } from './AccountDialog.tsx';

/** Returns an admin's actions on a user's account, for a menu. */
export function useUserMenu(
  { disabled, admin }: AdminUser,
  onAsk: (about: 'credits' | AccountChange) => void,
): () => readonly MenuEntry[] {
  const t = useText();
  return () => [
    {
      label: t('users.credits.adjust'),
      icon: <Coins size={20} />,
      onSelect: () => onAsk('credits'),
    },
    admin
      ? {
          label: t('users.admin.take'),
          icon: <ShieldMinus size={20} />,
          onSelect: () => onAsk('takeAdmin'),
        }
      : {
          label: t('users.admin.grant'),
          icon: <ShieldPlus size={20} />,
          onSelect: () => onAsk('grantAdmin'),
        },
    disabled
      ? {
          label: t('users.enable'),
          icon: <UserCheck size={20} />,
          onSelect: () => onAsk('enable'),
        }
      : {
          label: t('users.disable'),
          icon: <UserX size={20} />,
          destructive: true,
          onSelect: () => onAsk('disable'),
        },
  ];
}
