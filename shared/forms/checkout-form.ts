import type { PaymentWay } from '../contract/billing.ts';
import { formsCopy } from '../copy/account/forms.ts';
import { ATTESTATION_VERSION, checkoutCopy } from '../copy/billing/checkout.ts';
import { RENEWAL_VERSION, renewalCopy } from '../copy/billing/renewal.ts';
import { EMAIL_MAX } from './account-limits.ts';
import { checkEmail } from './ask-link-form.ts';
import { isExpired, parseCardExpiry, parseCardNumber } from './card-rules.ts';
import { PURPOSES } from './checkout-values.ts';
import type { RunnerField } from './court-runner-form.ts';
import { payWaysOf } from './pay-ways.ts';
import { type FieldErrors, isEmail } from './text-rules.ts';

/** Longest name on a card, in characters. */
const CARD_NAME_MAX = 100;

const words = checkoutCopy.errors;

/** Fields of a checkout that can have errors. */
export type CheckoutField =
  | 'product'
  | 'email'
  | 'pay'
  | 'cardNumber'
  | 'expires'
  | 'securityCode'
  | 'cardName'
  | 'zip'
  | 'paypalEmail'
  | 'purpose'
  | 'attests'
  | 'renews'
  /** about whom and where the court runner asks */
  | RunnerField;
export type CheckoutErrors = FieldErrors<CheckoutField>;

/** What a checkout needs to ask for. */
export interface CheckoutNeeds {
  /** nobody is logged in, so the form asks where the receipt goes */
  readonly asksAccount: boolean;
  readonly paymentWay: PaymentWay;
  readonly hasOnFile: boolean;
  /** a plan is bought: the buyer must agree that it renews */
  readonly renews?: boolean;
}

/**
 * The errors of a checkout before it is submitted: the same in the browser and on the server (P5-008). Ignores the
 * fields of payment methods that were not chosen. `now` in milliseconds since 1970.
 */
export function checkCheckout(
  values: Readonly<Record<string, unknown>>,
  needs: CheckoutNeeds,
  now: number = Date.now(),
): CheckoutErrors {
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const trimmed = (name: string) => typed(name).trim();
  return said({
    ...(needs.asksAccount ? checkEmail({ email: typed('email') }) : {}),
    ...paymentErrors(needs, trimmed, now),
    ...agreementErrors(needs.renews === true, typed),
  });
}

/** The errors of what one agrees to alone: where another plan is paid with the method on file. */
export function checkAgreement(values: Readonly<Record<string, unknown>>): CheckoutErrors {
  return said(agreementErrors(true, (name) => (typeof values[name] === 'string' ? values[name] : '')));
}

function agreementErrors(
  renews: boolean,
  typed: (name: string) => string,
): { readonly [K in CheckoutField]?: string | null } {
  return {
    purpose: PURPOSES.some((purpose) => purpose === typed('purpose')) ? null : words.purpose,
    attests: attestsError(typed('attests'), typed('attestation')),
    renews: renews ? renewsError(typed('renews'), typed('renewal')) : null,
  };
}

/** The errors of the fields of a payment method alone: where another one is put on file. */
export function checkPaymentMethod(
  values: Readonly<Record<string, unknown>>,
  needs: Pick<CheckoutNeeds, 'paymentWay' | 'hasOnFile'>,
  now: number = Date.now(),
): CheckoutErrors {
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  return said(paymentErrors(needs, typed, now));
}

function paymentErrors(
  needs: Pick<CheckoutNeeds, 'paymentWay' | 'hasOnFile'>,
  typed: (name: string) => string,
  now: number,
): { readonly [K in CheckoutField]?: string | null } {
  const pay = payWaysOf(needs).find((way) => way === typed('pay'));
  if (pay === undefined) return { pay: words.pay };
  if (pay === 'paypal') return { paypalEmail: emailError(typed('paypalEmail')) };
  if (pay !== 'card') return {};
  return {
    cardNumber: missingOr(typed('cardNumber'), (text) => (parseCardNumber(text) === null ? words.cardNumber : null)),
    expires: missingOr(typed('expires'), (text) => expiresError(text, now)),
    securityCode: missingOr(typed('securityCode'), (text) => (/^\d{3,4}$/.test(text) ? null : words.securityCode)),
    cardName: missingOr(typed('cardName'), (text) =>
      text.length > CARD_NAME_MAX ? formsCopy.fewerThan(CARD_NAME_MAX + 1) : null,
    ),
    zip: missingOr(typed('zip'), (text) => (/^\d{5}(?:-\d{4})?$/.test(text) ? null : words.zip)),
  };
}

function emailError(text: string): string | null {
  return missingOr(text, () => (isEmail(text) && text.length <= EMAIL_MAX ? null : formsCopy.email));
}

function expiresError(text: string, now: number): string | null {
  const expiry = parseCardExpiry(text);
  if (expiry === null) return words.expires;
  return isExpired(expiry, now) ? words.expired : null;
}

/** A buyer who saw a different text than the one we store has not agreed to it. */
function attestsError(isTicked: string, version: string): string | null {
  if (version !== ATTESTATION_VERSION) return words.attestationChanged;
  return isTicked === 'yes' ? null : words.attests;
}

/** The same for the text about renewal, which is an agreement of its own. */
function renewsError(isChecked: string, version: string): string | null {
  if (version !== RENEWAL_VERSION) return renewalCopy.errors.changed;
  return isChecked === 'yes' ? null : renewalCopy.errors.renews;
}

function missingOr(text: string, rule: (text: string) => string | null): string | null {
  return text === '' ? formsCopy.required : rule(text);
}

function said(found: { readonly [K in CheckoutField]?: string | null }): CheckoutErrors {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as CheckoutErrors;
}
