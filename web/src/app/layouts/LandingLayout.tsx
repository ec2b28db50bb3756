import { Outlet, useLocation } from 'react-router-dom';
import { LandingFooter } from '../../features/landing/LandingFooter.tsx';
import { LandingHeader } from '../../features/landing/LandingHeader.tsx';
import { useLocale } from '../../i18n/intl.tsx';
import { splitPath } from '../../navigation/paths.ts';
import { PageOrFailure } from '../failures/PageOrFailure.tsx';
import { useRouteRules } from '../guards/use-route-rules.ts';
import css from './LandingLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

export function LandingLayout() {
  const locale = useLocale();
  useRouteRules(splitPath(useLocation().pathname).path);
  return (
    // Remounts on a change of language, so that nothing animates while the texts change.
    <div className={css.layout} key={locale}>
      <SkipLink />
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <PageOrFailure within>
          <Outlet />
        </PageOrFailure>
      </main>
      <LandingFooter />
    </div>
  );
}
