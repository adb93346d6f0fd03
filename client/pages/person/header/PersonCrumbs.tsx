import type { Person } from '../../../../shared/contract/person.ts';
import { siteCopy } from '../../../../shared/copy/site.ts';
import styles from './PersonCrumbs.module.css';
import { personCrumbs } from './person-crumbs.ts';

/** The way here from the search and the directory. */
export function PersonCrumbs({ person, fillScore }: { person: Person; fillScore: number }) {
  return (
    <nav className={styles.crumbs} aria-label={siteCopy.breadcrumb}>
      <ol>
        {personCrumbs(person, fillScore).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
