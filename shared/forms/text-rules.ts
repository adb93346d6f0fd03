import * as z from 'zod/mini';
import { formsCopy } from '../copy/account/forms.ts';
import { EMAIL_ADDRESS } from './email-address.ts';

/** Somebody at somewhere. Whether it can be written to only a mail can tell. */
export function isEmail(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}

/**
 * What was typed into a field: never empty (P5-004), at least `min` characters (P5-005), at most `max` (P5-006: fewer
 * than one more). Space around it is no part of it.
 */
export function textField({ min = 1, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text !== '', formsCopy.required),
    z.refine((text) => text.length >= min, formsCopy.atLeast(min)),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/** An e-mail address (P5-007), which has to be there; `max` for one that is kept. */
export function emailField({ max }: { max?: number } = {}) {
  return textField({ max }).check(z.refine(isEmail, formsCopy.email));
}

/** What may be left out; what is typed has its limit (P5-006). */
export function optionalField({ max }: { max: number }) {
  return z.string().check(
    z.trim(),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/** A password that is asked for (P5-008), as it was typed: a space may be part of it. With the lengths of a new one. */
export function passwordField({ min = 1, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {}) {
  return z.string().check(
    z.refine((text) => text !== '', formsCopy.required),
    z.refine((text) => text.length >= min, formsCopy.atLeast(min)),
    z.refine((text) => text.length <= max, formsCopy.fewerThan(max + 1)),
  );
}

/** What is wrong with which field; a field that is not named is right. */
export type FieldErrors<K extends string = string> = { readonly [key in K]?: string };

/** The first thing that is wrong with each field of a form, to stand under it. Other fields of the form do not matter. */
export function fieldErrors<K extends string>(
  schema: z.ZodMiniObject<{ [key in K]: z.ZodMiniType }>,
  values: Readonly<Record<string, unknown>>,
): FieldErrors<K> {
  const { error } = schema.safeParse(values);
  const errors: { [key in K]?: string } = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as K] ??= message;
  return errors;
}
