import type { Person } from '../../../../shared/contract/person.ts';
import { formatCount } from '../../../../shared/copy/numbers.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { CardBody } from '../../../ui/CardBody.tsx';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { hasHiddenEmails } from '../emails/hidden-emails.ts';
import { priceLink, type Slot } from '../person-links.ts';
import { firstNameOf } from '../person-view.ts';
import { hasHiddenPhones } from '../phones/phone-groups.ts';
import { PersonCardHead } from './PersonCardHead.tsx';
import styles from './PersonContactInfo.module.css';

const words = personCopy.glance;

/** How many phone numbers and e-mail addresses there are, whoever may see them (P6-031). */
export function PersonContactInfo({ page }: { page: PersonPageModel }) {
  const { results: person, entitlement } = page.details;
  const { counts } = person;
  const hidden = entitlement === 'free' ? hiddenContact(person) : null;
  const items = [
    ['mobile', words.mobile, counts.mobilePhonesCount],
    ['phone', words.landline, counts.landlinePhonesCount],
    ['mail', words.emails, counts.emailsCount],
    ['hash', words.other, counts.otherPhonesCount],
  ] as const;
  return (
    <Card>
      <CardBody>
        <div className={styles.contact}>
          <PersonCardHead title={hidden === null ? words.contactInfo : words.getContactInfo(firstNameOf(person))} />
          <ul className={styles.list}>
            {items.map(([icon, label, count]) => (
              <li key={icon}>
                <Icon name={icon} />
                {label}
                <b>{formatCount(count)}</b>
              </li>
            ))}
          </ul>
        </div>
      </CardBody>
      {hidden === null ? null : (
        <CardFoot>
          <p>{hidden.text}</p>
          <LampLink {...priceLink(page, hidden.slot)}>{hidden.link}</LampLink>
        </CardFoot>
      )}
    </Card>
  );
}

/** What a free reader cannot see of it, phone numbers before e-mails; null where all of it stands on the page. */
function hiddenContact(person: Person): { readonly text: string; readonly link: string; readonly slot: Slot } | null {
  if (hasHiddenPhones(person)) return { text: words.hiddenPhones, link: personCopy.phones.view, slot: 'subHeader' };
  if (hasHiddenEmails(person.emails)) {
    return { text: words.hiddenEmails, link: personCopy.emails.view, slot: 'emails' };
  }
  return null;
}
