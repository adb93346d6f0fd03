/** Times of plans, in days. The origin acts by them, and the terms of service say them. */

/** after a renewal was declined: when it is tried again */
export const RETRY_DAYS = [3, 7, 12] as const;
/** after which a plan ends whose payment is still overdue */
export const OVERDUE_DAYS = 14;
/** before its renewal: when the holder of an annual plan is reminded; the law allows 15 to 45 */
export const REMINDER_DAYS = 30;
/** a new price is announced at least, and at most, so many days before the renewal it applies to */
export const PRICE_TOLD_DAYS = { least: 7, most: 30 } as const;
