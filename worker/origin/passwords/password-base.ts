/** Shortest word that makes a password common whatever digits follow it, in characters: 'monkey2026!'. */
export const BASE_MIN = 6;

/** A password in lowercase, without the digits, punctuation and spaces at its end. */
export function withoutEnding(password: string): string {
  return password.toLowerCase().replace(/[^\p{L}]+$/u, '');
}
