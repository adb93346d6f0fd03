/** Wrong passwords in a row after which the password log-in for an address rests (docs/rules.md). */
export const WRONG_PASSWORDS_MAX = 10;
/** The first rest, in milliseconds. Every further wrong password doubles it. */
export const LOCK_FIRST_MS = 60_000;
/** The longest rest, in milliseconds. */
export const LOCK_LONGEST_MS = 15 * 60_000;

/** How long the log-in rests after that many wrong passwords in a row, in milliseconds: 0, or 1, 2, 4, 8, 15 minutes. */
export function lockTimeMs(wrongPasswords: number): number {
  if (wrongPasswords < WRONG_PASSWORDS_MAX) return 0;
  return Math.min(LOCK_LONGEST_MS, LOCK_FIRST_MS * 2 ** (wrongPasswords - WRONG_PASSWORDS_MAX));
}
