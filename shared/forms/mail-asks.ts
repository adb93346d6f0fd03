/** What somebody can ask an email for by typing an address. */
export const MAIL_ASKS = ['sign-up', 'one-time-login', 'forgot-password'] as const;
export type MailAsk = (typeof MAIL_ASKS)[number];

/** How long a link in an email works, in milliseconds. The origin decides; our pages say so. */
export const LINK_MS = 10 * 60_000;
