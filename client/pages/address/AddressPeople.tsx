import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import styles from './AddressPeople.module.css';

/** People by name, each with a link to their page. */
export function AddressPeople({ people }: { people: readonly SearchResult[] }) {
  return (
    <ul className={styles.list}>
      {people.map((person) => (
        <li className={styles.row} key={person.id}>
          <NamedOwner person={person} />
        </li>
      ))}
    </ul>
  );
}
