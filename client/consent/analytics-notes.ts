/** What a tab notes in its session storage for analytics alone, until the page that counts it. */
export const ANALYTICS_NOTES = { sent: 'checkout-sent', opening: 'report-opening', login: 'login-sent' } as const;

type AnalyticsNote = keyof typeof ANALYTICS_NOTES;

/** Notes something until the page that counts it. Without storage it is not counted. */
export function writeNote(note: AnalyticsNote, text: string): void {
  try {
    sessionStorage.setItem(ANALYTICS_NOTES[note], text);
  } catch {
    // The page works without.
  }
}

/** What was noted, once; null if nothing was. */
export function takeNote(note: AnalyticsNote): string | null {
  try {
    const text = sessionStorage.getItem(ANALYTICS_NOTES[note]);
    sessionStorage.removeItem(ANALYTICS_NOTES[note]);
    return text;
  } catch {
    return null;
  }
}

/** For readers who refuse analytics, or have not allowed it: what earlier pages of this tab noted goes. */
export function forgetAnalyticsNotes(): void {
  try {
    for (const name of Object.values(ANALYTICS_NOTES)) sessionStorage.removeItem(name);
  } catch {
    // Without storage there are none.
  }
}
