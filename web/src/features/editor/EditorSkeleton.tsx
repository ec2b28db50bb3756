import { Skeleton } from '../../components/Skeleton.tsx';
import css from './Editor.module.css';

/** The sheet in its final size, before its text has loaded. */
export function EditorSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.desk}>
        <div className={css.sheet}>
          <Skeleton width="12rem" height="1.8rem" />
          <Skeleton height="1.4rem" />
          <Skeleton height="1.4rem" />
          <Skeleton width="70%" height="1.4rem" />
        </div>
      </div>
      <div className={css.tools} />
    </div>
  );
}
