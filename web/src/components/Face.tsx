import css from './Face.module.css';

interface Props {
  /** The same id always gives the same face. */
  id: string;
  gender: 'female' | 'male';
  /** px */
  size?: number;
}

/** Drawn behind the head, and in front of it. */
interface Hair {
  readonly back?: string;
  readonly front: string;
}

const hairs: Record<Props['gender'], readonly Hair[]> = {
  female: [
    // To the shoulders, parted in the middle.
    {
      back: 'M24 8c-9 0-13 6.5-13 14v15h26v-15c0-7.5-4-14-13-14z',
      front: 'M14.5 22c0-8 4-12 9.5-12s9.5 4 9.5 12c-4-1.5-7.5-4.5-9.5-8.5-2 4-5.5 7-9.5 8.5z',
    },
    // A bob with a fringe.
    {
      back: 'M24 8.5c-8.5 0-12 6-12 12.5 0 4-.5 7.5-1 9.5h26c-.5-2-1-5.5-1-9.5 0-6.5-3.5-12.5-12-12.5z',
      front:
        'M14.5 21.5c-.5-7.5 3.5-11.5 9.5-11.5s10 4 9.5 11.5c-3-2.5-6-3.5-9.5-3.5s-6.5 1-9.5 3.5z',
    },
    // Drawn up into a knot.
    {
      back: 'M24 2.5a5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5z',
      front:
        'M14.5 22.5c-1-8 3-13 9.5-13s10.5 5 9.5 13c-1.5-3-3-5-4.5-6-3.5 1-8 .5-10.5-1-1.5 1.5-3 4-4 7z',
    },
  ],
  male: [
    // Short, to one side.
    {
      front:
        'M14.5 21c-1.5-7.5 3-12 10-12 6 0 10 4 8.5 12-.8-2.5-1.8-4.3-3-5.5-4 1-8.5.5-12-1.5-1.5 1.5-2.8 4-3.5 7z',
    },
    // Cropped.
    {
      front:
        'M14.5 20c-.5-6.5 3.5-10.5 9.5-10.5s10 4 9.5 10.5c-1-2.8-2.3-4.5-4-5.2-3.5-.8-7.5-.8-11 0-1.7.7-3 2.4-4 5.2z',
    },
    // Curly.
    {
      front:
        'M14.5 21.5c-2.5-1.5-2.5-5 0-6.5-.5-3 2-5.5 4.5-5 1.5-2.5 5.5-3 7.5-1 2.5-1 5.5.5 6 3 2.5 1 3.5 4 2 6 .5 1.5 0 3-1 3.5-.5-2.5-1.5-4.5-3-5.5-2 .8-4 .5-5.5-.5-2 1.2-4.5 1.2-6.5.2-2 1-3.3 3-4 5.8z',
    },
  ],
};

/** Returns a short hash, mixed well so that neighbours in a list differ. */
function numberOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash ^ (hash >>> 15);
}

/** A face drawn for a voice from its id. The name is beside it. */
export function Face({ id, gender, size = 48 }: Props) {
  const number = Math.abs(numberOf(id));
  const hair = hairs[gender][number % 3] ?? hairs[gender][0];
  return (
    <svg
      className={css.face}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      data-ground={(number >> 2) % 4}
      data-hair={(number >> 4) % 4}
      data-skin={(number >> 6) % 3}
      data-clothes={(number >> 8) % 4}
    >
      <rect className={css.ground} width="48" height="48" />
      {hair?.back && <path className={css.hair} d={hair.back} />}
      <path className={css.clothes} d="M6 50c0-10 7-14.5 18-14.5s18 4.5 18 14.5z" />
      <path className={css.neck} d="M19.5 28h9v6.5c0 2.5-2 4.5-4.5 4.5s-4.5-2-4.5-4.5z" />
      <ellipse className={css.skin} cx="24" cy="22" rx="9" ry="10.5" />
      {hair && <path className={css.hair} d={hair.front} />}
      <circle cx="20.5" cy="23" r="1.1" />
      <circle cx="27.5" cy="23" r="1.1" />
      <path className={css.smile} d="M20.8 27.3c1.8 1.9 4.6 1.9 6.4 0" />
    </svg>
  );
}
