import type { Emails } from '../../../../shared/contract/person/email.ts';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { Entitlement } from '../../../../shared/contract/viewer.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { LinkOrText } from '../../../ui/text/LinkOrText.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { countEmails, mainEmail, shownEmails } from '../emails/shown-emails.ts';
import { MaskedEmail, MaskedPhone } from '../PersonMasked.tsx';
import type { PageLinks } from '../page-links.ts';
import { mainPhone } from '../phones/phone-groups.ts';
import styles from './PersonFacts.module.css';

/** The first number as it was sent, and a link to the others; on narrow screens only (P2-146). */
export function PersonFactPhone({ person, links }: { person: Person; links: PageLinks }) {
  const { mobilePhones, landlinePhones, otherPhones, counts } = person;
  const phone = mainPhone(person);
  if (phone === null) return null;
  const more = Math.max(counts.phonesCount, mobilePhones.length + landlinePhones.length + otherPhones.length) - 1;
  return (
    <div className={styles.narrow}>
      <dt>{personHeaderCopy.phone}</dt>
      <dd className={styles.entry}>
        {phone.type === 'full' ? (
          <LinkOrText href={links.phone(phone.id)} {...markEvent('person_link_clicked', { link: 'phone' })}>
            {phone.nationalNumber}
          </LinkOrText>
        ) : (
          <a href={`#${PERSON_SECTIONS.phones.anchor}`}>
            <MaskedPhone npa={phone.npa} />
          </a>
        )}
        <PersonMoreLink count={more} what={personHeaderCopy.morePhones} sectionId={PERSON_SECTIONS.phones.anchor} />
      </dd>
    </div>
  );
}

/** Which viewers see email addresses in the header on every screen (P2-155). */
const HAS_EMAILS: { readonly [E in Entitlement]: boolean } = { free: false, premium: false, smb: true, bg: true };

/**
 * The first email address as it was sent, and a link to the others: on every screen with the smb or bg entitlement
 * (P2-155), otherwise on narrow screens only (P2-146).
 */
export function PersonFactEmail({ details }: { details: PersonDetails }) {
  const { entitlement } = details;
  const emails = shownEmails(details);
  const count = countEmails(emails);
  if (count === 0) return null;
  const isOnEveryScreen = emails.type === 'full' && HAS_EMAILS[entitlement];
  const first = firstEmail(emails);
  return (
    <div className={isOnEveryScreen ? undefined : styles.narrow}>
      <dt>{personHeaderCopy.email}</dt>
      <dd className={styles.entry}>
        {emails.type === 'full' ? (
          <span className={styles.email}>{first}</span>
        ) : (
          <a href={`#${PERSON_SECTIONS.emails.anchor}`}>{first ?? personCopy.emails.onRecord(count)}</a>
        )}
        {first === null ? null : (
          <PersonMoreLink
            count={count - 1}
            what={personHeaderCopy.moreEmails}
            sectionId={PERSON_SECTIONS.emails.anchor}
          />
        )}
      </dd>
    </div>
  );
}

/** null if the answer only says how many there are. */
function firstEmail(emails: Emails) {
  if (emails.type === 'full') return mainEmail(emails);
  if (emails.type === 'partial') {
    const [email] = emails.partialEmails;
    return email === undefined ? null : <MaskedEmail first={email.name} domain={email.domain} />;
  }
  const [domain] = emails.type === 'obfuscated' ? emails.domains : [];
  return domain === undefined ? null : <MaskedEmail domain={domain} />;
}

/** The link to the other entries, if there are any. `what` tells screen readers what there is more of. */
function PersonMoreLink({ count, what, sectionId }: { count: number; what: string; sectionId: string }) {
  if (count < 1) return null;
  return (
    <a href={`#${sectionId}`}>
      {personHeaderCopy.more(count)}
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </a>
  );
}
