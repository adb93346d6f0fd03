/** How long a report is open after it was unlocked, in days. */
export const REPORT_ACCESS_DAYS = 30;
