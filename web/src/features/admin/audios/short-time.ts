const two = (value: number) => String(value).padStart(2, '0');

/** `2026-11-21` and `09:56` in local time: short, and aligned in both languages. */
export function shortTime(at: Date): { day: string; time: string } {
  return {
    day: [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-'),
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
