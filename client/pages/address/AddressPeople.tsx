import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import styles from './AddressPeople.module.css';

/** People by name, each with a link to their page; `note` goes at the end of the line. */
export function AddressPeople({
  people,
}: {
  people: readonly { readonly person: SearchResult; readonly note?: string }[];
}) {
  return (
    <ul className={styles.list}>
      {people.map(({ person, note }) => (
        <li className={styles.row} key={person.id}>
          <NamedOwner person={person} />
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
