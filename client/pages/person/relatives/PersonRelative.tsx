import type { FullRelative } from '../../../../shared/contract/relative.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge } from '../../../../shared/people/display-age.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { personHref } from '../people-links.ts';
import styles from './PersonRelative.module.css';

/** 'Daniel Hale', 'Age 40s · Portland, OR', and the way to their page. */
export function PersonRelative({ relative }: { relative: FullRelative }) {
  const { name, dateOfBirth, city, stateCode, delta } = relative;
  const age = personCopy.relatives.age(displayAge(dateOfBirth));
  const place = placeText(city, stateCode);
  return (
    <li>
      <a className={styles.tile} href={personHref(relative)}>
        {delta === undefined ? (
          <b>{name.fullName}</b>
        ) : (
          <b>
            {`${name.fullName} `}
            <PersonDelta delta={delta} />
          </b>
        )}
        {place === '' ? age : `${age} · ${place}`}
      </a>
    </li>
  );
}
