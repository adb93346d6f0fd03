import { judicialPrivacyCopy } from '../copy/removal/judicial-privacy.ts';
import { requestReceiptCopy } from '../copy/removal/request-receipt.ts';
import { US_STATES } from '../people/us-states.ts';
import { CELL_MAX, type CoveredFault, type ListColumn, readPerson } from '../requests/covered-list.ts';
import { COVERED_ROLES, JUDICIAL_HIDES, JUDICIAL_LAWS } from '../requests/request-kinds.ts';
import { REQUEST_LIMITS } from '../requests/request-limits.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { OTHER_STATE } from './privacy-request-form.ts';
import { emailField, type FieldErrors, fieldErrors, optionalField, type TextRule, textField } from './text-rules.ts';

const words = judicialPrivacyCopy.errors;

/** The fields of the form for covered persons, as they are sent. */
export const JUDICIAL_FIELDS = [
  'role',
  'name',
  'address',
  'email',
  'state',
  'law',
  'otherLaw',
  'hide',
  'how',
  'first_name',
  'last_name',
  'link',
  'street',
  'city',
  'person_state',
  'zip',
  'phone',
  'attest',
  'signature',
] as const;
export type JudicialField = (typeof JUDICIAL_FIELDS)[number];
export type JudicialValues = { readonly [F in JudicialField]: string };
export type JudicialErrors = FieldErrors<JudicialField | 'file'>;

const oneOf =
  (values: readonly string[], error: string): TextRule =>
  (text) =>
    values.includes(text) ? null : error;

const RULES = {
  role: oneOf(COVERED_ROLES, words.role),
  name: textField({ max: REQUEST_LIMITS.name }),
  address: optionalField({ max: REQUEST_LIMITS.address }),
  email: emailField({ max: EMAIL_MAX }),
  state: oneOf([OTHER_STATE, ...Object.keys(US_STATES)], words.state),
  law: oneOf(JUDICIAL_LAWS, words.law),
  otherLaw: optionalField({ max: REQUEST_LIMITS.name }),
  hide: oneOf(JUDICIAL_HIDES, words.hide),
  how: oneOf(['one', 'list'], words.how),
  attest: oneOf(['yes'], words.attest),
  signature: textField({ max: REQUEST_LIMITS.name }),
};

/** Beside which field a row's fault is said, in the form for one person. */
const FAULT_FIELDS: { readonly [F in CoveredFault]: JudicialField } = {
  'not-text': 'first_name',
  'too-long': 'street',
  'open-quote': 'first_name',
  name: 'last_name',
  place: 'street',
  link: 'link',
  state: 'person_state',
  zip: 'zip',
};

/** The person of the form for one: line 1 of a list of one. */
export function readOnePerson(values: JudicialValues) {
  const field = (column: ListColumn): JudicialField => (column === 'state' ? 'person_state' : column);
  return readPerson(1, (column) => values[field(column)].trim());
}

/** The errors of the form. A list's rows have their own. */
export function checkJudicial(values: JudicialValues): JudicialErrors {
  const errors: JudicialErrors = {
    ...fieldErrors(RULES, values),
    ...(values.law === 'other' && values.otherLaw.trim() === '' ? { otherLaw: words.otherLaw } : {}),
  };
  if (values.how !== 'one') return errors;
  const cells = fieldErrors(
    {
      first_name: optionalField({ max: CELL_MAX }),
      last_name: optionalField({ max: CELL_MAX }),
      street: optionalField({ max: CELL_MAX }),
      city: optionalField({ max: CELL_MAX }),
    },
    values,
  );
  const { fault } = readOnePerson(values);
  const said = fault === null ? {} : { [FAULT_FIELDS[fault]]: requestReceiptCopy.faults[fault] };
  return { ...errors, ...said, ...cells };
}
