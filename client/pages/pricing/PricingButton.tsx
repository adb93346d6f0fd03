import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
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
  const look = tier === 'premium' && action.kind === 'start' ? 'lamp' : 'plain';
  return (
    <ButtonLink href={action.href} size={size} look={look}>
      {action.kind === 'start' ? (
        words.start[tier]
      ) : (
        <>
          {action.kind === 'yours' ? words.yours : words.change}
          <VisuallyHidden>{`: ${words.names[tier]}`}</VisuallyHidden>
        </>
      )}
    </ButtonLink>
  );
}
