import type { SearchResult } from '../../../shared/contract/search.ts';
import { phonePageCopy } from '../../../shared/copy/phone-page.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { LASTING_AGE } from '../lasting-age.ts';
import styles from './PhoneOwners.module.css';

const words = phonePageCopy.owners;

/** Somebody who may be named, with the way to their page. */
export function PhoneNamedOwner({ person }: { person: SearchResult }) {
  const { fullName, age, city, stateCode, isDead, isCurrentCity, relatives } = person;
  const place = placeText(city, stateCode);
  const about = [
    age === null || (isDead && age !== LASTING_AGE) ? null : words.age(age),
    place === '' ? null : isCurrentCity && !isDead ? words.livesIn(place) : words.livedIn(place),
  ].filter((part) => part !== null);
  return (
    <li>
      <span className={styles.disc} aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <div>
        <b>
          <a href={paths.person({ name: fullName, city, stateCode, id: person.id })}>{fullName}</a>
        </b>
        {isDead ? <Chip>{words.deceased}</Chip> : null}
        {about.length === 0 ? null : <p>{about.join(' · ')}</p>}
        {relatives.length === 0 ? null : <p>{words.related(relatives)}</p>}
      </div>
    </li>
  );
}

/** 'M. O.' of 'Maya Anna Ostrowski Jr' */
function initialsOf(fullName: string): string {
  const { firstName, lastName } = parseSearchName(fullName);
  return [firstName || fullName, lastName].map((name) => `${[...name][0] ?? ''}.`).join(' ');
}
