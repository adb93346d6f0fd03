import { checkoutPlanCopy } from '../../../shared/copy/billing/checkout-plan.ts';
import type { CheckoutPlanPageModel, CheckoutWish } from './checkout-plan-model.ts';

const words = checkoutPlanCopy.lede;

/** Why the viewer came, in a sentence; a withheld name stays withheld (P2-133). */
export function ledeOf({ tier, why }: Pick<CheckoutPlanPageModel, 'tier' | 'why'>): string {
  switch (why.kind) {
    case 'person': {
      const { fullName, place } = why.person;
      const who = words.person(fullName === null ? null : [fullName, place].filter(Boolean).join(', '));
      return why.wish === null ? who : `${wishText(why.wish)} ${who}`;
    }
    case 'phone':
      return words.phone(why.number);
    case 'address':
      return words.address;
    // Past the hard stop, whoever has no plan reads more than a sentence (HardStop).
    case 'limit':
      return words.plain[tier];
    case 'none':
      return why.wish === null ? words.plain[tier] : wishText(why.wish);
  }
}

function wishText(wish: CheckoutWish): string {
  return wish === 'emails' ? words.emails : words.activity;
}
