import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { ButtonLink } from '../../ui/action/ButtonLink.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

const { teaser: words } = personPropertyCopy;

/** The way to the checkout of the report. */
export function PropertyBuyLink({ href }: { href: string }) {
  return (
    <ButtonLink look="lamp" href={href}>
      <Icon name="lock" size={16} />
      {words.buy}
    </ButtonLink>
  );
}
