const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21 09:56`, in the reader's own time zone: a column that is short and lines up in both languages. */
export function shortTime(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
