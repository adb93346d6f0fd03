import { LampButton } from '../../ui/action/LampLink.tsx';
import { PriceText } from '../../ui/action/PriceText.tsx';
import type { AddressPageModel } from './address-model.ts';

const PRICE_ID = 'price-plan';

/** The foot of a card: what a plan would show, what it costs, and where it is sold. */
export function AddressPlans({ plans, text, link }: { plans: AddressPageModel['plans']; text: string; link: string }) {
  const price = plans?.price ?? null;
  return (
    <>
      <p>
        {text}
        {price === null ? null : <PriceText id={PRICE_ID} whole={price.whole} />}
      </p>
      {plans === null ? null : (
        <LampButton href={plans.href} priceId={price === null ? undefined : PRICE_ID}>
          {link}
        </LampButton>
      )}
    </>
  );
}
