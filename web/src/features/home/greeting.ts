export type Greeting = 'morning' | 'day' | 'evening' | 'night';

/** By the local time. */
export function greetingAt(now: Date): Greeting {
  const hour = now.getHours();
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 18) return 'day';
  if (hour >= 18 && hour < 23) return 'evening';
  return 'night';
}
