import { formatCount } from '../format/numbers.ts';

/** Errors below a form's fields, with the prescribed wording. */
export const formsCopy = {
  /** P5-004 */
  required: 'This field is required.',
  /** P5-005 */
  atLeast: (characters: number) => `Please use at least ${formatCount(characters)} characters.`,
  /** P5-006: the only one without a period */
  fewerThan: (characters: number) => `Please use fewer than ${formatCount(characters)} characters`,
  /** P5-007 */
  email: 'Please enter a valid email address.',
} as const;
