import { useState } from 'react';
import css from './Avatar.module.css';

interface Props {
  name: string;
  photoUrl: string | null;
  /** px */
  size?: number;
}

/** The person's picture, or the first letter of the name where it is none or can't be had. The name stands beside it. */
export function Avatar({ name, photoUrl, size = 36 }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: size * 0.45 };
  if (photoUrl && photoUrl !== failed)
    return (
      <img
        className={css.avatar}
        src={photoUrl}
        alt=""
        style={style}
        referrerPolicy="no-referrer"
        onError={() => setFailed(photoUrl)}
      />
    );
  return (
    <span className={css.avatar} style={style} aria-hidden="true">
      {[...name.trim()][0]?.toUpperCase() ?? '·'}
    </span>
  );
}
