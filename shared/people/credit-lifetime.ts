/** How long a bought credit can be used, in days (F9-05). */
export const CREDIT_LIFETIME_DAYS = 30;
