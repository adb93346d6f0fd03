import { countOf } from './numbers.ts';

const DAY_MS = 86_400_000;

/** '23 days left' until a moment; both in milliseconds since 1970. A day that has begun counts. */
export function daysLeft(until: number, now: number): string {
  if (until - now < DAY_MS) return 'less than a day left';
  return `${countOf(Math.ceil((until - now) / DAY_MS), 'day')} left`;
}
