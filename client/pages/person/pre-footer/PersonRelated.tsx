import type { PersonName } from '../../../../shared/contract/identity.ts';
import type { RelatedPeople } from '../../../../shared/contract/relative.ts';
import { personRelatedCopy } from '../../../../shared/copy/person-related.ts';
import { Wrap } from '../../../site/Wrap.tsx';
import styles from './PersonRelated.module.css';
import { relatedLists } from './related-lists.ts';

/** Before the footer: other people a reader may have meant, as plain links. Nothing where there is nobody. */
export function PersonRelated({ name, related }: { name: PersonName; related: RelatedPeople | null }) {
  const lists = related === null ? [] : relatedLists(name, related);
  if (lists.length === 0) return null;
  return (
    <section className={styles.related} aria-label={personRelatedCopy.label}>
      <Wrap>
        {lists.map(({ title, people }) => (
          <div key={title} className={styles.list}>
            <h2>{title}</h2>
            <ul>
              {people.map((someone) => (
                <li key={someone.id}>
                  <a href={someone.path}>{someone.name}</a>
                  {someone.place}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Wrap>
    </section>
  );
}
