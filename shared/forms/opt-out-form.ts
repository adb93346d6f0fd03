import { REMOVAL_PARTS, type RemovalPart } from '../contract/removal.ts';
import { optOutCopy } from '../copy/removal/opt-out.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors } from './text-rules.ts';

export type OptOutErrors = FieldErrors<'parts' | 'email'>;

/** The parts of a page that exist among these texts, in the order of the form. */
export function readRemovalParts(texts: readonly string[]): readonly RemovalPart[] {
  return REMOVAL_PARTS.filter((part) => texts.includes(part));
}

/** The errors of the form that asks for removal. */
export function checkOptOut(values: {
  /** the whole page, and not parts of it */
  readonly isWhole: boolean;
  readonly parts: readonly RemovalPart[];
  readonly email: string;
}): OptOutErrors {
  const isNothing = !values.isWhole && values.parts.length === 0;
  return {
    ...(isNothing ? { parts: optOutCopy.choose.missing } : {}),
    ...fieldErrors({ email: emailField({ max: EMAIL_MAX }) }, { email: values.email }),
  };
}
