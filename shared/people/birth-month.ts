import type { DateOfBirth } from '../contract/identity.ts';
import { formatDate } from './months.ts';

/** 'Jun, 1946' or '1946', as far as it was sent; null where it was not. The day never travels. */
export function birthMonth(birth: DateOfBirth): string | null {
  if (!('year' in birth) || birth.year === null) return null;
  return formatDate({ year: birth.year, month: birth.month, day: null });
}
