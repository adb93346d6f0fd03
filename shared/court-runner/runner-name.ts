/** Longest first, middle or last name in a request, in characters. */
export const RUNNER_NAME_MAX = 100;
/** Longest first name, in characters, that a button has room for (P9-065). */
const ON_BUTTON_MAX = 12;

/** The first name as a button's label names it, on wide screens alone (P9-066); null where it is longer (P9-065). */
export function nameOnButton(firstName: string): string | null {
  const length = [...firstName].length;
  return length === 0 || length > ON_BUTTON_MAX ? null : firstName;
}
