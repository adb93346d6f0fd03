const DAY_MS = 86_400_000;

/** The same time of day that many weekdays later, in milliseconds since 1970 (UTC). Holidays of courts are not known here. */
export function addBusinessDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
