import type { Person } from '../../../../shared/contract/person.ts';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { MaskedPhone } from '../PersonMasked.tsx';
import styles from './PersonFacts.module.css';
import { PersonMoreLink } from './PersonMoreLink.tsx';

/** The first number as it was sent, and the way to the others; on a narrow screen only (P2-146). */
export function PersonFactPhone({ person }: { person: Person }) {
  const phones = [...person.mobilePhones, ...person.landlinePhones, ...person.otherPhones];
  const phone = phones.find(({ detail }) => detail?.isPrimary) ?? phones[0];
  if (phone === undefined) return null;
  const more = Math.max(person.counts.phonesCount, phones.length) - 1;
  return (
    <div className={styles.narrow}>
      <dt>{personHeaderCopy.phone}</dt>
      <dd className={styles.entry}>
        {phone.type === 'full' ? (
          <a href={paths.phone({ phone: phone.id })}>{phone.nationalNumber}</a>
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
