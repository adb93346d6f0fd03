const PARAMETER = 'birthDate';

/** What the entry of this page in the browser's history keeps; it stays in the browser. */
interface Kept {
  readonly runnerBirthDate?: string;
}

/**
 * Takes the birth date out of the address bar as soon as there is a script (P7-059), and keeps it with this entry of the
 * history: who reloads, or comes back, has it still, and no address that is copied or bookmarked tells it.
 */
export function forgetBirthDate(): void {
  const url = new URL(location.href);
  const birthDate = url.searchParams.get(PARAMETER);
  if (birthDate === null) return;
  url.searchParams.delete(PARAMETER);
  keepBirthDate(birthDate, url);
}

/** Keeps what the field says now. */
export function keepBirthDate(birthDate: string, url: URL = new URL(location.href)): void {
  const kept: Kept = { ...(history.state as object | null), runnerBirthDate: birthDate };
  history.replaceState(kept, '', url);
}

/** '' where none is kept. */
export function keptBirthDate(): string {
  const { runnerBirthDate } = (history.state ?? {}) as { runnerBirthDate?: unknown };
  return typeof runnerBirthDate === 'string' ? runnerBirthDate : '';
}
