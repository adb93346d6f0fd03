import { PHONE_REPORT_KINDS, type PhoneReportKind } from '../contract/finding/reverse-search.ts';
import { phoneReportCopy } from '../copy/search/phone-reports.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors, type TextRule } from './text-rules.ts';

/** The kind of call that somebody chose; null for none, or for one that does not exist. */
export function readReportKind(text: string | null): PhoneReportKind | null {
  return PHONE_REPORT_KINDS.find((kind) => kind === text) ?? null;
}

const KIND: TextRule = (text) => (readReportKind(text) === null ? phoneReportCopy.missing : null);
const EMAIL = emailField({ max: EMAIL_MAX });

export type PhoneReportErrors = FieldErrors<'kind' | 'email'>;

/** The errors of a report. Whoever is logged in needs no address. */
export function checkPhoneReport(
  values: { readonly kind: string; readonly email: string },
  needsEmail: boolean,
): PhoneReportErrors {
  return needsEmail ? fieldErrors({ kind: KIND, email: EMAIL }, values) : fieldErrors({ kind: KIND }, values);
}
