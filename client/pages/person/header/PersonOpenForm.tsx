import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { lookupsCopy } from '../../../../shared/copy/billing/lookups.ts';
import { lookupsToOpen } from '../../../../shared/people/low-lookups.ts';
import { Button, type ButtonLook } from '../../../ui/action/Button.tsx';

/**
 * The button with which a viewer who sees the free view opens this person, and how many lookups are left before it uses
 * one; nothing for viewers who cannot. It posts to the page it is on, without scripts, too.
 */
export function PersonOpenForm({
  userInfo,
  look = 'pine',
  size = 'small',
}: Pick<PersonDetails, 'userInfo'> & Pick<ButtonLook, 'look' | 'size'>) {
  const left = lookupsToOpen(userInfo);
  if (left === null) return null;
  return (
    <form method="post">
      <Button type="submit" look={look} size={size} name="do" value="open">
        {lookupsCopy.open.button(left)}
      </Button>
    </form>
  );
}
