import { Outlet } from 'react-router-dom';
import css from './AuthLayout.module.css';
import { BrandLink } from './BrandLink.tsx';
import { LocaleSwitch } from './LocaleSwitch.tsx';
import { PageOrFailure } from './PageOrFailure.tsx';

export function AuthLayout() {
  return (
    <div className={css.layout}>
      <header className={css.head}>
        <BrandLink to="/" />
        <LocaleSwitch />
      </header>
      <main className={css.main}>
        <PageOrFailure within kept>
          <Outlet />
        </PageOrFailure>
      </main>
    </div>
  );
}
