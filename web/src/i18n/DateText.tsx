import css from './DateText.module.css';
import { formatDate, formatTime } from './format.ts';
import { useLocale } from './intl.tsx';

/** A date, or with `time` its hour too. No line ends inside one: `11-р` would break after its hyphen. */
export function DateText({ date, time = false }: { date: Date; time?: boolean }) {
  const locale = useLocale();
  const day = formatDate(date, locale);
  if (!time) return <span className={css.date}>{day}</span>;
  return (
    <>
      <span className={css.date}>{day},</span>{' '}
      <span className={css.date}>{formatTime(date, locale)}</span>
    </>
  );
}
