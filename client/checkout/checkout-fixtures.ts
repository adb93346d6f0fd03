import { paths } from '../../shared/urls/paths.ts';
import type { CheckoutModel, CheckoutOption, CreditsCheckout } from './checkout-model.ts';

/** Builders for tests: an empty checkout of somebody without an account, and what a test adds to it. */
export function buildCheckout(more: Partial<CheckoutModel> = {}): CheckoutModel {
  return {
    action: paths.checkoutSearch({ wpId: 'PmayaOstrowski1' }),
    orderKey: 'a-key-of-this-very-form',
    paymentWay: 'card-form',
    onFile: null,
    loginHref: paths.login({ redirect: paths.checkoutSearch() }),
    values: {
      product: 'one',
      email: '',
      pay: 'card',
      expires: '',
      cardName: '',
      zip: '',
      paypalEmail: '',
      keeps: false,
      purpose: '',
      attests: false,
    },
    errors: {},
    problem: null,
    ...more,
  };
}

const FACTS = [
  { term: 'Renews', text: 'It does not. One payment' },
  { term: 'Unused credits', text: 'Expire Dec 20, 2026, 30 days after purchase' },
];
export const OPTIONS: readonly CheckoutOption[] = [
  {
    productId: 'one',
    name: '1 credit',
    price: 14.99,
    note: 'One report',
    facts: FACTS,
    submit: 'Pay $14.99 for 1 credit',
  },
  { productId: 'three', name: '3 credits', price: 29.99, note: '', facts: FACTS, submit: 'Pay $29.99 for 3 credits' },
];

export function buildCredits(more: Partial<CreditsCheckout> = {}): CreditsCheckout {
  return {
    checkout: buildCheckout(),
    takesPayments: true,
    options: OPTIONS,
    subject: {
      firstName: 'Maya',
      fullName: 'Maya Ostrowski',
      place: 'Portland, OR',
      path: paths.person({ name: 'Maya Ostrowski', city: 'Portland', stateCode: 'OR', id: 'PmayaOstrowski1' }),
      total: 5,
      outside: { traffic: 2, evictions: 1 },
      tally: { criminal: 2, publicRecords: 3, property: 2, more: 1 },
      isEmpty: false,
      isOpen: false,
    },
    unlockHref: null,
    ...more,
  };
}
