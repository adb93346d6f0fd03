import type { ReactNode } from 'react';
import type { Phone } from '../../../../shared/contract/person/phone.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { Disclosure } from '../../../ui/list/Disclosure.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { LinkOrText } from '../../../ui/text/LinkOrText.tsx';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { MaskedPhone } from '../PersonMasked.tsx';
import type { PageLinks } from '../page-links.ts';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import styles from './PersonPhoneGroup.module.css';
import type { PhoneGroup } from './phone-groups.ts';

/** The numbers of one kind of line. */
export function PersonPhoneGroup({
  group: { title, phones, notSent, limit },
  links,
  activityOf,
}: {
  group: PhoneGroup;
  links: PageLinks;
  /** what is known of a number's use, if that is part of the page */
  activityOf?: (phone: Phone) => ReactNode;
}) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <Disclosure limit={limit} name="phones">
        {phones.map((phone, index) => (
          <PersonPhoneRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a record may list a number twice
            key={index}
            phone={phone}
            links={links}
            activity={activityOf?.(phone)}
          />
        ))}
      </Disclosure>
      {notSent === 0 ? null : (
        <p>{phones.length === 0 ? personCopy.phones.onRecord(notSent) : personCopy.phones.notSent(notSent)}</p>
      )}
    </div>
  );
}

const words = personCopy.phones;

function PersonPhoneRow({ phone, links, activity }: { phone: Phone; links: PageLinks; activity: ReactNode }) {
  return (
    <Row
      value={
        phone.type === 'full' ? (
          <LinkOrText href={links.phone(phone.id)} {...markEvent('person_link_clicked', { link: 'phone' })}>
            {phone.nationalNumber}
          </LinkOrText>
        ) : (
          <MaskedPhone npa={phone.npa} />
        )
      }
      end={
        phone.type === 'full' ? (
          <CopyButton label={words.copy(phone.nationalNumber)} kind="phone" />
        ) : (
          <Icon name="lock" size={16} />
        )
      }
      more={phone.type === 'full' && phone.provenance !== null ? <WhyWeThinkSo provenance={phone.provenance} /> : null}
    >
      {activity ? (
        <>
          {aboutPhone(phone)}
          {activity}
        </>
      ) : (
        aboutPhone(phone)
      )}
    </Row>
  );
}

/**
 * Where the number was issued and what kind it is; null if there is nothing to say (P4-095). What a check says about it is added later (PersonPhones.tsx).
 */
function aboutPhone(phone: Phone) {
  const { detail, delta } = phone;
  const full = phone.type === 'full' ? phone : null;
  const place = detail === null ? '' : placeText(detail.city, detail.stateCode);
  const isPrimary = detail?.isPrimary ?? false;
  const hasChip = isPrimary || delta !== undefined || full?.isListed || full?.isProfessional;
  if (place === '' && !hasChip) return null;
  return (
    <>
      {place}
      {isPrimary ? <Chip tone="pine">{words.primary}</Chip> : null}
      {full?.isListed ? <Chip>{words.listed}</Chip> : null}
      {full?.isProfessional ? <Chip>{words.professional}</Chip> : null}
      {delta === undefined ? null : <PersonDelta delta={delta} />}
    </>
  );
}
