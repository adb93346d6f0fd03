import type { Owner } from '../../../shared/contract/finding.ts';
import { addressPageCopy } from '../../../shared/copy/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { LASTING_AGE } from '../lasting-age.ts';
import styles from './AddressResident.module.css';

const words = addressPageCopy.resident;

/**
 * Somebody who lives or lived at the address, as a line of a list: with a link where they are named, else initials, band of
 * age and city. `note` stands at the end of the line.
 */
export function AddressResident({ owner, note }: { owner: Owner; note: string }) {
  return (
    <li className={styles.row}>
      {owner.type === 'full' ? <NamedResident person={owner.person} /> : <MaskedResident owner={owner} />}
      <span className={styles.note}>{note}</span>
    </li>
  );
}

function NamedResident({ person }: { person: Extract<Owner, { type: 'full' }>['person'] }) {
  const { fullName, city, stateCode, id, age, isDead } = person;
  const lastingAge = isDead && age !== LASTING_AGE ? null : age;
  const about = [lastingAge === null ? null : words.age(lastingAge), placeText(city, stateCode) || words.noCity];
  return (
    <>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <span>
        <a href={paths.person({ name: fullName, city, stateCode, id })}>{fullName}</a>
        {isDead ? <Chip>{words.deceased}</Chip> : null}
        <span>{about.filter((part) => part !== null).join(' · ')}</span>
      </span>
    </>
  );
}

function MaskedResident({ owner }: { owner: Extract<Owner, { type: 'masked' }> }) {
  return (
    <>
      <span className={styles.initials}>{owner.initials}</span>
      <span>
        <b>{words.band(owner.ageRange)}</b>
        <span>{placeText(owner.city, owner.state) || words.noCity}</span>
      </span>
    </>
  );
}

/** 'M. O.' of 'Maya June Ostrowski'. */
function initialsOf(fullName: string): string {
  const names = fullName.split(' ').filter((name) => name !== '');
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((name = '') => `${[...name][0]?.toUpperCase()}.`).join(' ');
}
