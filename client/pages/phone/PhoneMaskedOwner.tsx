import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import owners from '../../owners/Owner.module.css';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PhoneOwners.module.css';

const words = phonePageCopy.owners;

/** 'One person, in their 40s. Portland, OR. Initials M. O.': all that was sent of them. */
export function PhoneMaskedOwner({ owner }: { owner: Extract<Owner, { type: 'masked' }> }) {
  const place = placeText(owner.city, owner.state) || words.noPlace;
  return (
    <li>
      <span className={owners.disc} aria-hidden="true">
        {owner.initials}
      </span>
      <div className={owners.about}>
        <b>{`${words.one}, ${ageInWords(owner.ageRange)}`}</b>
        <p>{owner.initials === '' ? place : `${place}. ${words.initials(owner.initials)}`}</p>
      </div>
      <span className={styles.lock}>
        <Icon name="lock" />
        <VisuallyHidden>{words.locked}</VisuallyHidden>
      </span>
    </li>
  );
}

function ageInWords(range: string | null): string {
  if (range === null) return words.unknownAge;
  return range.includes('-') ? words.teens(range) : words.ageRange(range);
}
