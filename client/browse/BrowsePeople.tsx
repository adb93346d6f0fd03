import type { BrowsePerson } from '../../shared/contract/finding/browse.ts';
import { browseCopy } from '../../shared/copy/search/browse.ts';
import { placeText } from '../../shared/urls/location.ts';
import { paths } from '../../shared/urls/paths.ts';
import styles from './BrowsePeople.module.css';

/** People as cards that lead to their pages: name, age, city and state. */
export function BrowsePeople({ people }: { people: readonly BrowsePerson[] }) {
  if (people.length === 0) return <p>{browseCopy.nobodyLeft}</p>;
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <a
            href={paths.person({
              name: person.fullName,
              city: person.city,
              stateCode: person.stateCode,
              id: person.id,
            })}
          >
            <b>{person.fullName}</b> <span>{aboutPerson(person)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** 'Age 52 · Portland, OR'. No age for someone who has died: it would keep growing with the years. */
function aboutPerson({ age, isDead, city, stateCode }: BrowsePerson): string {
  const parts = [isDead ? browseCopy.deceased : browseCopy.age(age), placeText(city, stateCode)];
  return parts.filter((part) => part !== '').join(' · ');
}
