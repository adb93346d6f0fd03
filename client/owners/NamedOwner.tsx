import type { SearchResult } from '../../shared/contract/finding/search.ts';
import { ownerCopy as words } from '../../shared/copy/search/owner.ts';
import { initialsOf } from '../../shared/people/mention.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Chip } from '../ui/action/Chip.tsx';
import styles from './Owner.module.css';

/** A person at a number or address who may be named, as a line of a list, with a link to their page. */
export function NamedOwner({ person }: { person: SearchResult }) {
  const { id, fullName, age, city, stateCode, isDead, isCurrentCity, relatives } = person;
  const place = placeText(city, stateCode);
  const about = [
    age === null || isDead ? null : words.age(age),
    place === '' ? null : isCurrentCity && !isDead ? words.livesIn(place) : words.livedIn(place),
  ].filter((part) => part !== null);
  return (
    <>
      <span className={styles.disc} aria-hidden="true">
        {initialsOf(fullName)}
      </span>
      <div className={styles.about}>
        <b>
          <a href={paths.person({ name: fullName, city, stateCode, id })}>{fullName}</a>
        </b>
        {isDead ? <Chip>{words.deceased}</Chip> : null}
        {about.length === 0 ? null : <p>{about.join(' · ')}</p>}
        {relatives.length === 0 ? null : <p>{words.related(relatives.map(words.relative))}</p>}
      </div>
    </>
  );
}
