import { personCopy } from '../../../../shared/copy/person/person.ts';
import type { PeopleSection } from '../../../../shared/people/person-sections.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import styles from './PersonRelatives.module.css';

const words = personCopy.relatives;

/**
 * How many of the people stand here, a phone showing one (P9-019), and what the registry offers; it has one slot for
 * both sections, and associates say so in words of their own.
 */
export function PersonRelativesFoot({
  page,
  section,
  shown,
  total,
}: {
  page: PersonPageModel;
  section: PeopleSection;
  shown: number;
  total: number;
}) {
  const onPhones = Math.min(1, shown);
  return (
    <>
      <span className={styles.wide}>{total > shown ? words.shown(shown, total) : null}</span>
      <span className={styles.narrow}>{total > onPhones ? words.shown(onPhones, total) : null}</span>
      <PersonOffer page={page} slot="relatives" text={section === 'associates' ? words.seeAllAssociates : undefined} />
    </>
  );
}
