import type { ReactNode } from 'react';
import { useFileUrl } from '../../../firebase/use-file-url.ts';
import css from './Cover.module.css';

/** The cover of a collection, whose name stands beside it; without one, `otherwise`. */
export function Cover({
  path,
  size,
  otherwise = null,
}: {
  path: string | null;
  size: 'small' | 'medium' | 'large';
  otherwise?: ReactNode;
}) {
  const url = useFileUrl(path);
  if (path === null) return otherwise;
  return (
    <span className={css.cover} data-size={size}>
      {url && <img src={url} alt="" draggable={false} />}
    </span>
  );
}
