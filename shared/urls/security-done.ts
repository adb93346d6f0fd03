/** What a form of the page 'Log-in' has just changed, as its address says it. */
export const SECURITY_DONE = ['password', 'session', 'others'] as const;
export type SecurityDone = (typeof SECURITY_DONE)[number];
