import css from './DateText.module.css';
import { formatDate } from './format.ts';
import { useLocale } from './intl.tsx';

/** A date within a sentence, kept on one line: `11-р` would break after its hyphen. */
export function DateText({ date }: { date: Date }) {
  return <span className={css.date}>{formatDate(date, useLocale())}</span>;
}
