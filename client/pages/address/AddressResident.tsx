import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import owners from '../../owners/Owner.module.css';
import styles from './AddressResident.module.css';

const words = addressPageCopy.resident;

/**
 * Somebody who lives or lived at the address, as a line of a list: with a link where they are named, else initials, band of
 * age and city. `note` stands at the end of the line.
 */
export function AddressResident({ owner, note }: { owner: Owner; note: string }) {
  return (
    <li className={styles.row}>
      {owner.type === 'full' ? <NamedOwner person={owner.person} /> : <MaskedResident owner={owner} />}
      <span className={styles.note}>{note}</span>
    </li>
  );
}

function MaskedResident({ owner }: { owner: Extract<Owner, { type: 'masked' }> }) {
  return (
    <>
      <span className={owners.disc}>{owner.initials}</span>
      <div className={owners.about}>
        <b>{words.band(owner.ageRange)}</b>
        <p>{placeText(owner.city, owner.state) || words.noCity}</p>
      </div>
    </>
  );
}
