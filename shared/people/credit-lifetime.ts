/** How long a bought credit can be used (F9-05), and how long the report stays open that it opens, in days. */
export const CREDIT_LIFETIME_DAYS = 30;
