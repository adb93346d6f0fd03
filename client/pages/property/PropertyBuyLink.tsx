import { personPropertyCopy } from '../../../shared/copy/person-property.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';

const { teaser: words } = personPropertyCopy;

/** The way to the report; while nothing is sold yet it promises no more than to say so. */
export function PropertyBuyLink({ href }: { href: string }) {
  if (!routeRow('checkout-property-summary').isOpen) return <ButtonLink href={href}>{words.about}</ButtonLink>;
  return (
    <ButtonLink look="lamp" href={href}>
      <Icon name="lock" size={16} />
      {words.buy}
    </ButtonLink>
  );
}
