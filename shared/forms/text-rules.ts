import { formsCopy } from '../copy/account/forms.ts';
import { EMAIL_ADDRESS } from './email-address.ts';

/** What is wrong with the text of a field; null if it is valid. */
export type TextRule = (text: string) => string | null;

/** Fewest and most characters of a text. */
interface Lengths {
  readonly min?: number;
  readonly max?: number;
}

/** Whether a text looks like an email address. Only an email can tell whether it works. */
export function isEmail(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}

/**
 * A required password (P5-008), exactly as typed, because spaces may be part of it. `min` and `max` are for new
 * passwords.
 */
export function passwordField({ min = 1, max = Number.POSITIVE_INFINITY }: Lengths = {}): TextRule {
  return (text) => {
    if (text === '') return formsCopy.required;
    if (text.length < min) return formsCopy.atLeast(min);
    return text.length > max ? formsCopy.fewerThan(max + 1) : null;
  };
}

/**
 * A required text field: never empty (P5-004), at least `min` characters (P5-005), at most `max` (P5-006: fewer than
 * one more). Surrounding space is ignored.
 */
export function textField(lengths: Lengths = {}): TextRule {
  const rule = passwordField(lengths);
  return (text) => rule(text.trim());
}

/** A required email address (P5-007); `max` for one that is stored. */
export function emailField(lengths: Pick<Lengths, 'max'> = {}): TextRule {
  const rule = textField(lengths);
  return (text) => rule(text) ?? (isEmail(text.trim()) ? null : formsCopy.email);
}

/** An optional text field with a maximum length (P5-006). */
export function optionalField(lengths: Required<Pick<Lengths, 'max'>>): TextRule {
  const rule = textField(lengths);
  return (text) => (text.trim() === '' ? null : rule(text));
}

/** Errors by field; a field without an entry is valid. */
export type FieldErrors<K extends string = string> = { readonly [key in K]?: string };

/** The error of each field of a form, to be shown below it. Ignores fields without a rule; a missing field is empty. */
export function fieldErrors<K extends string>(
  rules: Readonly<Record<K, TextRule>>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors<K> {
  const errors: { [key in K]?: string } = {};
  for (const name of Object.keys(rules) as K[]) {
    const value = values[name];
    const error = rules[name](typeof value === 'string' ? value : '');
    if (error !== null) errors[name] = error;
  }
  return errors;
}
