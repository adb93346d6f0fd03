const PARAMETER = 'birthDate';

/** What this page's history entry stores; it never leaves the browser. */
interface Kept {
  readonly runnerBirthDate?: string;
}

/**
 * Removes the birth date from the address bar as soon as scripts run (P7-059) and stores it in this history entry: it
 * survives a reload or a return to the page, and no copied or bookmarked URL reveals it.
 */
export function forgetBirthDate(): void {
  const url = new URL(location.href);
  const birthDate = url.searchParams.get(PARAMETER);
  if (birthDate === null) return;
  url.searchParams.delete(PARAMETER);
  keepBirthDate(birthDate, url);
}

/** Stores the field's current value. */
export function keepBirthDate(birthDate: string, url: URL = new URL(location.href)): void {
  const kept: Kept = { ...(history.state as object | null), runnerBirthDate: birthDate };
  history.replaceState(kept, '', url);
}

/** '' if none is stored. */
export function keptBirthDate(): string {
  const { runnerBirthDate } = (history.state ?? {}) as { runnerBirthDate?: unknown };
  return typeof runnerBirthDate === 'string' ? runnerBirthDate : '';
}
