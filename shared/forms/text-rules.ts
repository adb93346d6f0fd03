import * as z from 'zod/mini';
import { formsCopy } from '../copy/account/forms.ts';
import { EMAIL_ADDRESS } from './email-address.ts';

/** Whether a text looks like an email address. Only an email can tell whether it works. */
export function isEmail(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}

/**
 * A required text field: never empty (P5-004), at least `min` characters (P5-005), at most `max` (P5-006: fewer than
 * one more). Surrounding space is ignored.
 */
export function textField({ min = 1, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text !== '', formsCopy.required),
    z.refine((text) => text.length >= min, formsCopy.atLeast(min)),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/** A required email address (P5-007); `max` for one that is stored. */
export function emailField({ max }: { max?: number } = {}) {
  return textField({ max }).check(z.refine(isEmail, formsCopy.email));
}

/** An optional text field with a maximum length (P5-006). */
export function optionalField({ max }: { max: number }) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/**
 * A required password (P5-008), exactly as typed, because spaces may be part of it. `min` and `max` are for new
 * passwords.
 */
export function passwordField({ min = 1, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  return z.string().check(
    z.refine((text) => text !== '', formsCopy.required),
    z.refine((text) => text.length >= min, formsCopy.atLeast(min)),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/** Errors by field; a field without an entry is valid. */
export type FieldErrors<K extends string = string> = { readonly [key in K]?: string };

/** The first error of each field of a form, to be shown below it. Ignores fields that the schema does not have. */
export function fieldErrors<K extends string>(
  schema: z.ZodMiniObject<{ [key in K]: z.ZodMiniType }>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors<K> {
  const { error } = schema.safeParse(values);
  const errors: { [key in K]?: string } = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as K] ??= message;
  return errors;
}
