import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { formatCount } from '../../../../shared/copy/numbers.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardBody } from '../../../ui/CardBody.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { priceHref } from '../person-links.ts';
import { firstNameOf } from '../person-view.ts';
import { PersonCardHead } from './PersonCardHead.tsx';
import styles from './PersonContactInfo.module.css';

const words = personCopy.glance;

/** How many phone numbers and e-mail addresses there are, whoever may see them. */
export function PersonContactInfo({ details, isLoggedIn }: { details: PersonDetails; isLoggedIn: boolean }) {
  const { results: person, entitlement } = details;
  const { counts } = person;
  const isFree = entitlement === 'free';
  const items = [
    ['mobile', words.mobile, counts.mobilePhonesCount],
    ['phone', words.landline, counts.landlinePhonesCount],
    ['mail', words.emails, counts.emailsCount],
    ['hash', words.other, counts.otherPhonesCount],
  ] as const;
  return (
    <Card>
      <CardBody>
        <PersonCardHead title={isFree ? words.getContactInfo(firstNameOf(person)) : words.contactInfo} />
        <ul className={styles.list}>
          {items.map(([icon, label, count]) => (
            <li key={icon}>
              <Icon name={icon} />
              {label}
              <b>{formatCount(count)}</b>
            </li>
          ))}
        </ul>
      </CardBody>
      {isFree ? (
        <CardFoot>
          <p>{words.partOfPremium}</p>
          <LampLink href={priceHref(person, 'subHeader')} isNewWindow={!isLoggedIn}>
            {personCopy.phones.view}
          </LampLink>
        </CardFoot>
      ) : null}
    </Card>
  );
}
