/** Months that reports count for. */
const REPORT_MONTHS = 12;

/** The month of a moment (milliseconds since 1970, UTC): '2026-11'. */
export function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}

/** The twelve months that reports count for, oldest first; the last is this one. */
export function reportMonths(now: number): readonly string[] {
  const date = new Date(now);
  const monthAt = (back: number): string => monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back));
  return Array.from({ length: REPORT_MONTHS }, (_, at) => monthAt(REPORT_MONTHS - 1 - at));
}
