/** What a tab notes in its session storage for analytics alone, until the page that counts it. */
export const ANALYTICS_NOTES = { sent: 'checkout-sent', opening: 'report-opening', login: 'login-sent' } as const;

/** For readers who refuse analytics, or have not allowed it: what earlier pages of this tab noted goes. */
export function forgetAnalyticsNotes(): void {
  try {
    for (const name of Object.values(ANALYTICS_NOTES)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there are none.
  }
}
