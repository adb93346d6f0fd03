import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import type { PricingColumn } from './pricing-model.ts';

/** Where a column leads: to its checkout; for viewers with a plan, to that plan or to a change. */
export function PricingButton({
  column: { tier, action },
  isSmall = false,
}: {
  column: PricingColumn;
  isSmall?: boolean;
}) {
  const size = isSmall ? 'small' : 'normal';
  if (action.kind === 'start') {
    return (
      <ButtonLink href={action.href} size={size} look={tier === 'premium' ? 'lamp' : 'plain'}>
        {words.start[tier]}
      </ButtonLink>
    );
  }
  const text = action.kind === 'yours' ? words.yours : words.change;
  return (
    <ButtonLink href={action.href} size={size} aria-label={words.named(text, words.names[tier])}>
      {text}
    </ButtonLink>
  );
}
