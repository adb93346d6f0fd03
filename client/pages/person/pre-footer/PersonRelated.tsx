import type { PersonName } from '../../../../shared/contract/identity.ts';
import type { RelatedPeople } from '../../../../shared/contract/relative.ts';
import { personRelatedCopy } from '../../../../shared/copy/person/person-related.ts';
import { track } from '../../../analytics/track.ts';
import { Wrap } from '../../../site/Wrap.tsx';
import { Tabs } from '../../../ui/navigation/Tabs.tsx';
import styles from './PersonRelated.module.css';
import { relatedLists } from './related-lists.ts';

/** Before the footer: other people a reader may have meant, as plain links in tabs (P2-166). Nothing where there is nobody. */
export function PersonRelated({ name, related }: { name: PersonName; related: RelatedPeople | null }) {
  const lists = related === null ? [] : relatedLists(name, related);
  if (lists.length === 0) return null;
  return (
    <section className={styles.related} aria-label={personRelatedCopy.label}>
      <Wrap>
        <Tabs
          label={personRelatedCopy.label}
          heading="h2"
          onSelect={(index) => track('related_tab_selected', { tab: lists[index]?.tab ?? 0 })}
          items={lists.map(({ tab, title, people }) => ({
            id: `related-people-${tab}`,
            title,
            content: (
              <ul className={styles.people}>
                {people.map((someone) => (
                  <li key={someone.id}>
                    <a href={someone.path}>{someone.name}</a>
                    {someone.place}
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </Wrap>
    </section>
  );
}
