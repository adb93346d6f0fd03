import { personCopy } from '../../../../shared/copy/person/person.ts';
import { Disclosure } from '../../../ui/list/Disclosure.tsx';
import styles from './PersonPhoneGroup.module.css';
import { PersonPhoneRow } from './PersonPhoneRow.tsx';
import type { PhoneCheckView } from './phone-check-view.ts';
import type { PhoneGroup } from './phone-groups.ts';

export function PersonPhoneGroup({
  group: { title, phones, notSent, limit },
  aboutOf,
}: {
  group: PhoneGroup;
  aboutOf: PhoneCheckView['aboutOf'];
}) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <Disclosure limit={limit} name="phones">
        {phones.map((phone, index) => (
          <PersonPhoneRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a record may name a number twice
            key={index}
            phone={phone}
            about={phone.type === 'full' ? aboutOf(phone) : null}
          />
        ))}
      </Disclosure>
      {notSent === 0 ? null : (
        <p>{phones.length === 0 ? personCopy.phones.onRecord(notSent) : personCopy.phones.notSent(notSent)}</p>
      )}
    </div>
  );
}
