import { Outlet } from 'react-router-dom';
import { PublicHeader } from '../../navigation/PublicHeader.tsx';
import { PageOrFailure } from '../failures/PageOrFailure.tsx';
import css from './AuthLayout.module.css';

export function AuthLayout() {
  return (
    <div className={css.layout}>
      <PublicHeader />
      <main className={css.main}>
        <PageOrFailure within kept>
          <Outlet />
        </PageOrFailure>
      </main>
    </div>
  );
}
