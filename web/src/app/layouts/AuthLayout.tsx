import { Outlet } from 'react-router-dom';
import { BrandLink } from '../../navigation/BrandLink.tsx';
import { LocaleSwitch } from '../../navigation/LocaleSwitch.tsx';
import { PageOrFailure } from '../failures/PageOrFailure.tsx';
import css from './AuthLayout.module.css';

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
