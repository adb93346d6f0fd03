import type { CheckoutBack } from '../../checkout/checkout-model.ts';
import type { CheckoutReason } from './checkout-plan-model.ts';

/** The page that led here; null if there is none, or if its address would name somebody (P2-133). */
export function backOf(why: CheckoutReason): CheckoutBack | null {
  switch (why.kind) {
    case 'person':
      return why.person.path === null ? null : { href: why.person.path, firstName: why.person.firstName };
    case 'phone':
      return { href: why.path, firstName: null, to: 'number' };
    case 'limit':
    case 'none':
      return why.path === null ? null : { href: why.path, firstName: null };
    case 'address':
      return null;
  }
}
