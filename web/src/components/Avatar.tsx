import { useState } from 'react';
import css from './Avatar.module.css';

interface Props {
  name: string;
  photoUrl: string | null;
  /** px */
  size?: number;
}

/** The user's picture, or the first letter of the name if there is none or it can't load. The name is beside it. */
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
