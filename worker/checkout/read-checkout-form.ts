import type { CheckoutValues } from '../../client/checkout/checkout-model.ts';
import { NO_CHECKOUT_VALUES } from '../../client/checkout/no-checkout-values.ts';
import type { Attestation } from '../../shared/contract/billing.ts';
import { ATTESTATION_VERSION } from '../../shared/copy/billing/checkout.ts';
import { EMAIL_MAX } from '../../shared/forms/account-limits.ts';
import { PURPOSES } from '../../shared/forms/checkout-values.ts';
import { type PayWay, payWaysOf } from '../../shared/forms/pay-ways.ts';
import type { EdgeContext } from '../context.ts';
import { readForm } from '../input/read-body.ts';

/** Longest form we read, in bytes: a Court Runner order has 20 counties. */
const FORM_MAX_BYTES = 16 * 1024;
/** Longest text that goes back into a field, in characters; nobody typed more than this. */
const SHOWN_MAX = 100;
/** What a card form asks for. It exists only locally; anywhere else we accept no card, whatever the form says. */
const CARD_FIELDS = ['cardNumber', 'expires', 'securityCode', 'cardName', 'zip'];
/** We make the keys: random, one per form. */
const ORDER_KEY = /^[\w-]{16,64}$/;

/** What may go back into a form: nothing that has to be secret, and nothing that the page writes anew. */
const SHOWN_AGAIN: readonly string[] = [
  ...['product', 'email', 'pay', 'expires', 'cardName', 'zip', 'paypalEmail', 'keeps', 'purpose', 'attests', 'renews'],
  ...['firstName', 'middleName', 'lastName', 'birthDate', 'county', 'old'],
];

/** A checkout as submitted. */
export interface SentCheckout {
  /** makes one order, however often the form is submitted */
  readonly orderKey: string;
  /** values that go back into the form; never a card number or code */
  readonly values: CheckoutValues;
  /** every field as submitted, for the rules and for the payment; never logged, never shown */
  readonly fields: URLSearchParams;
}

/** A new key for an order that has not been tried yet. */
export function newOrderKey(): string {
  return crypto.randomUUID();
}

/** An empty checkout with the first payment method selected. */
export function emptyCheckout(pay: PayWay | undefined, product: string | null = null): CheckoutValues {
  return { ...NO_CHECKOUT_VALUES, product, pay: pay ?? NO_CHECKOUT_VALUES.pay };
}

/** The checkout form. @throws Refusal 400 if the body is not a form, or too long */
export async function readCheckoutForm(c: EdgeContext): Promise<SentCheckout> {
  const fields = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (!c.get('settings').isLocal) for (const name of CARD_FIELDS) fields.delete(name);
  const key = (fields.get('key') ?? '').trim();
  return { orderKey: ORDER_KEY.test(key) ? key : newOrderKey(), values: checkoutValuesOf(fields), fields };
}

/** What the buyer agreed to, in today's text; anything but a listed purpose is another one. */
export function attestationOf({ purpose }: Pick<CheckoutValues, 'purpose'>): Attestation {
  return { purpose: PURPOSES.find((one) => one === purpose) ?? 'other', textVersion: ATTESTATION_VERSION };
}

/** The values of a form that go back into its fields. */
export function checkoutValuesOf(fields: URLSearchParams): CheckoutValues {
  const typed = (name: string, max = SHOWN_MAX) => (fields.get(name) ?? '').trim().slice(0, max);
  const sentWay = typed('pay');
  const pay = (['card-form', 'hosted-page'] as const)
    .flatMap((paymentWay) => payWaysOf({ paymentWay, hasOnFile: true }))
    .find((way) => way === sentWay);
  return {
    product: fields.get('product')?.slice(0, SHOWN_MAX) ?? null,
    email: typed('email', EMAIL_MAX),
    pay: pay ?? 'card',
    expires: typed('expires'),
    cardName: typed('cardName'),
    zip: typed('zip'),
    paypalEmail: typed('paypalEmail', EMAIL_MAX),
    keeps: fields.get('keeps') === 'yes',
    purpose: typed('purpose'),
    attests: fields.get('attests') === 'yes',
    renews: fields.get('renews') === 'yes',
  };
}

/** The part of a form that may be kept for showing it again, as a form sends it. */
export function fieldsShownAgain(fields: URLSearchParams): string {
  const kept = [...fields].filter(([name, value]) => SHOWN_AGAIN.includes(name) && value !== '');
  return new URLSearchParams(kept.map(([name, value]) => [name, value.slice(0, EMAIL_MAX)])).toString();
}
