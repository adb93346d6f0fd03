/** Longest first, middle or last name in a request, in characters. */
export const RUNNER_NAME_MAX = 100;
/** Longest first name that fits on a button, in characters (P9-065). */
const ON_BUTTON_MAX = 12;

/** The first name in a button's label, only on wide screens (P9-066); null if it is too long (P9-065). */
export function nameOnButton(firstName: string): string | null {
  const length = [...firstName].length;
  return length === 0 || length > ON_BUTTON_MAX ? null : firstName;
}
