/** How long before unused credits end their buyer is reminded, in days. */
export const CREDIT_REMINDER_DAYS = 7;
export const CREDIT_REMINDER_MS = CREDIT_REMINDER_DAYS * 86_400_000;
