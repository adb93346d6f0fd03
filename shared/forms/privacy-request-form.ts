import { formsCopy } from '../copy/account/forms.ts';
import { privacyRequestsCopy } from '../copy/removal/privacy-requests.ts';
import { US_STATES } from '../people/us-states.ts';
import { recordsOfLinks } from '../requests/record-link.ts';
import { ASKED_KINDS, type AskedKind, needsPermission } from '../requests/request-kinds.ts';
import { REQUEST_LIMITS } from '../requests/request-limits.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { emailField, type FieldErrors, fieldErrors, optionalField, type TextRule, textField } from './text-rules.ts';

const words = privacyRequestsCopy.errors;

/** The fields of the form, as they are sent. */
export const REQUEST_FIELDS = [
  'kind',
  'who',
  'name',
  'email',
  'state',
  'links',
  'details',
  'agentName',
  'agentAddress',
  'personAddress',
  'permissionText',
  'signature',
  'signedOn',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
export type RequestValues = { readonly [F in RequestField]: string };
export type RequestErrors = FieldErrors<RequestField | 'file'>;

/** Where somebody lives who lives in no state of ours. */
export const OTHER_STATE = 'other';

export function readAskedKind(text: string | null): AskedKind | null {
  return ASKED_KINDS.find((kind) => kind === text) ?? null;
}

const STATE: TextRule = (text) => (text === OTHER_STATE || Object.hasOwn(US_STATES, text) ? null : words.state);
const LINKS: TextRule = (text) => {
  if (text.length > REQUEST_LIMITS.linksText) return formsCopy.fewerThan(REQUEST_LIMITS.linksText + 1);
  const { people, badLines } = recordsOfLinks(text);
  if (badLines.length > 0) return words.links(badLines);
  return people.length > REQUEST_LIMITS.links ? words.tooManyLinks : null;
};

const EVERYBODY = {
  kind: ((text) => (readAskedKind(text) === null ? words.kind : null)) as TextRule,
  who: ((text) => (text === 'self' || text === 'agent' ? null : words.who)) as TextRule,
  name: textField({ max: REQUEST_LIMITS.name }),
  email: emailField({ max: EMAIL_MAX }),
  state: STATE,
  links: LINKS,
  details: optionalField({ max: REQUEST_LIMITS.details }),
};
const AGENT = {
  agentName: textField({ max: REQUEST_LIMITS.name }),
  agentAddress: textField({ max: REQUEST_LIMITS.address }),
  personAddress: optionalField({ max: REQUEST_LIMITS.address }),
  permissionText: optionalField({ max: REQUEST_LIMITS.permission }),
  signature: optionalField({ max: REQUEST_LIMITS.name }),
  signedOn: ((text) => (text === '' ? null : isPast(text))) as TextRule,
};

/** 'YYYY-MM-DD', as a date field sends it, and not in the future anywhere. */
function isPast(text: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return at <= Date.now() + 12 * 3_600_000 && new Date(at).toISOString().startsWith(text) ? null : words.signedOn;
}

/** Whether a permission was filled in: the text stands there already, so the signature tells. */
export function isSigned({ permissionText, signature, signedOn }: RequestValues): boolean {
  return [permissionText, signature, signedOn].every((text) => text.trim() !== '');
}

/** The errors of a request. `hasFile`: a file that can be used was sent with it. */
export function checkPrivacyRequest(values: RequestValues, hasFile: boolean): RequestErrors {
  const errors: RequestErrors = fieldErrors(EVERYBODY, values);
  if (values.who !== 'agent') return errors;
  const agent = fieldErrors(AGENT, values);
  const kind = readAskedKind(values.kind);
  const isMissing = kind !== null && needsPermission(kind) && !hasFile && !isSigned(values);
  return { ...errors, ...agent, ...(isMissing && !agent.signature ? { signature: words.permission } : {}) };
}
