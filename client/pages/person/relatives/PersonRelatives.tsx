import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure, type ListLimit } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { priceHref } from '../person-links.ts';
import { peopleOfKind, SECTION_IDS, sectionTitle } from '../person-sections.ts';
import { PersonRelative } from './PersonRelative.tsx';
import styles from './PersonRelatives.module.css';

const words = personCopy.relatives;
/** Shown before 'View N More' (P 9); a free reader gets no more than are sent. */
const PAID_LIMIT: ListLimit = { wide: 6, narrow: 1 };
const FREE_LIMIT: ListLimit = { wide: 6, narrow: 6 };

export function PersonRelatives({
  kind,
  details,
  isLoggedIn,
}: {
  kind: 'Relative' | 'Associate';
  details: PersonDetails;
  isLoggedIn: boolean;
}) {
  const { results: person, entitlement } = details;
  const section = kind === 'Relative' ? 'relatives' : 'associates';
  const { shown, total } = peopleOfKind(person, kind);
  const isFree = entitlement === 'free';
  return (
    <section aria-labelledby={SECTION_IDS[section]}>
      <SectionHead id={SECTION_IDS[section]} title={sectionTitle(section)} count={total || undefined} />
      {shown.length === 0 ? (
        <Card>
          <EmptyState icon="users">
            <p>{words.none}</p>
          </EmptyState>
        </Card>
      ) : (
        <div className={isFree ? styles.free : styles.paid}>
          <Disclosure limit={isFree ? FREE_LIMIT : PAID_LIMIT} listClass={styles.people}>
            {shown.map((relative) => (
              <PersonRelative key={relative.id} relative={relative} />
            ))}
          </Disclosure>
        </div>
      )}
      {isFree && total > 1 ? (
        <p className={total > shown.length ? styles.foot : styles.footOnPhones}>
          <span className={styles.wide}>{total > shown.length ? words.shown(shown.length, total) : null}</span>
          <span className={styles.narrow}>{words.shown(Math.min(1, shown.length), total)}</span>
          <LampLink href={priceHref(person, 'relatives')} isNewWindow={!isLoggedIn}>
            {words.seeAll}
          </LampLink>
        </p>
      ) : null}
    </section>
  );
}
