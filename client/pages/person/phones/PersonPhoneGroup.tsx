import { personCopy } from '../../../../shared/copy/person.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import styles from './PersonPhoneGroup.module.css';
import { PersonPhoneRow } from './PersonPhoneRow.tsx';
import type { PhoneGroup } from './phone-groups.ts';

export function PersonPhoneGroup({ group: { title, phones, notSent, limit } }: { group: PhoneGroup }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <Disclosure limit={limit}>
        {phones.map((phone, index) => (
          <PersonPhoneRow key={phone.type === 'full' ? phone.id : `${phone.npa}-${index}`} phone={phone} />
        ))}
      </Disclosure>
      {notSent === 0 ? null : (
        <p>{phones.length === 0 ? personCopy.phones.onRecord(notSent) : personCopy.phones.notSent(notSent)}</p>
      )}
    </div>
  );
}
