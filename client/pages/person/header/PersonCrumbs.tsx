import type { Person } from '../../../../shared/contract/person.ts';
import { siteCopy } from '../../../../shared/copy/site.ts';
import { stateName } from '../../../../shared/people/us-states.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { directoryKey } from '../../../../shared/urls/segments.ts';
import { mainAddressOf } from '../person-view.ts';
import styles from './PersonCrumbs.module.css';

/** From this fill score on the crumbs go on to name, state and city (P 2.4). */
const FULL_CRUMBS_FROM = 51;

/** The way here from the search and the directory. */
export function PersonCrumbs({ person, fillScore }: { person: Person; fillScore: number }) {
  return (
    <nav className={styles.crumbs} aria-label={siteCopy.breadcrumb}>
      <ol>
        {crumbsOf(person, fillScore).map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function crumbsOf(person: Person, fillScore: number): readonly (readonly [text: string, href: string])[] {
  const { lastName, fullName: name } = person.name;
  const crumbs: [string, string][] = [[siteCopy.peopleSearch, paths.peopleSearch()]];
  const key = directoryKey(lastName);
  if (key !== null) {
    crumbs.push([key.letter.toUpperCase(), paths.directoryLetter({ lastName })]);
    crumbs.push([lastName, paths.directoryName({ lastName })]);
  }
  if (fillScore < FULL_CRUMBS_FROM) return crumbs;
  crumbs.push([name, paths.personSearch({ name, location: '' })]);
  const address = mainAddressOf(person);
  if (address === null) return crumbs;
  const { city, stateCode } = address;
  crumbs.push([stateName(stateCode), paths.personSearch({ name, location: stateCode })]);
  crumbs.push([city, paths.personSearch({ name, location: `${city}, ${stateCode}` })]);
  return crumbs;
}
