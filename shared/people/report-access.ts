/** How long a report is open after it was unlocked, in days. */
export const REPORT_ACCESS_DAYS = 30;

/** When a report that is unlocked at that moment closes; both in milliseconds since 1970. */
export function accessUntil(unlockedAt: number): number {
  return unlockedAt + REPORT_ACCESS_DAYS * 86_400_000;
}
