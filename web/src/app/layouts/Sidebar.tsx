import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useText } from '../../i18n/intl.tsx';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { PlanMeter } from './PlanMeter.tsx';
import css from './Sidebar.module.css';
import { SidebarNav } from './SidebarNav.tsx';
import { SidebarUser } from './SidebarUser.tsx';

interface Props {
  /** On narrow screens the sidebar is a drawer. */
  open: boolean;
  onClose: () => void;
}

export function Sidebar({ open, onClose }: Props) {
  const t = useText();
  const aside = useRef<HTMLElement>(null);
  // Stores the focused element only once, even if the page renders again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    aside.current?.querySelector<HTMLElement>('button, a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  return (
    <>
      {open && <div className={css.scrim} onClick={onClose} aria-hidden="true" />}
      <aside ref={aside} id="sidebar" className={css.sidebar} data-open={open || undefined}>
        <div className={css.head}>
          <BrandLink to="/app" />
          <span className={css.close}>
            <IconButton label={t('shell.closeMenu')} onClick={onClose}>
              <X size={22} aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <SidebarNav />
        <div className={css.foot}>
          <PlanMeter />
          <SidebarUser />
        </div>
      </aside>
    </>
  );
}
