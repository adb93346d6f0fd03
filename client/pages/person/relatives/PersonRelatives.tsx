import { personCopy } from '../../../../shared/copy/person.ts';
import { personRelativesCopy } from '../../../../shared/copy/person-relatives.ts';
import { track } from '../../../analytics/track.ts';
import { AdBox } from '../../../ui/AdBox.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure, type ListLimit } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LampLink } from '../../../ui/LampLink.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonMonitorButton } from '../header/PersonMonitorButton.tsx';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import { priceLink } from '../person-links.ts';
import { namedPeople, type PeopleSection, SECTION_IDS, sectionCount, sectionTitle } from '../person-sections.ts';
import { seesAds } from '../sees-ads.ts';
import { PersonRelative } from './PersonRelative.tsx';
import styles from './PersonRelatives.module.css';

const words = personCopy.relatives;
/** Shown before 'View N More' (P9-019, P9-020); a free reader gets no more than are sent (P6-025). */
const PAID_LIMIT: ListLimit = { wide: 6, narrow: 1 };
const FREE_LIMIT: ListLimit = { wide: 6, narrow: 6 };

/**
 * Relatives or associates: who was sent with a name, and for a free reader how many there are besides; behind relatives
 * the banner (P9-056). Where there is nobody one can ask to be told (P8-032), unless the person has died.
 */
export function PersonRelatives({ section, page }: { section: PeopleSection; page: PersonPageModel }) {
  const { results: person, entitlement } = page.details;
  const shown = namedPeople(person, section);
  const total = sectionCount(person, section);
  const isFree = entitlement === 'free';
  const hasHidden = isFree && total > shown.length;
  return (
    <>
      <section aria-labelledby={SECTION_IDS[section]}>
        <SectionHead id={SECTION_IDS[section]} title={sectionTitle(section)} count={total || undefined}>
          {hasHidden ? <PersonPremiumTag /> : null}
        </SectionHead>
        {shown.length > 0 ? (
          <div className={isFree ? styles.free : styles.paid}>
            <Disclosure
              limit={isFree ? FREE_LIMIT : PAID_LIMIT}
              listClass={styles.people}
              onToggle={(isOpen) => track('list_toggled', { list: section, isOpen })}
            >
              {shown.map((someone) => (
                <PersonRelative key={someone.id} relative={someone} />
              ))}
            </Disclosure>
          </div>
        ) : hasHidden ? null : (
          <Card>
            <EmptyState icon="users">
              <p>
                {sectionCount(person, 'associates') > 0 ? words.onlyAssociates : words.none}
                {person.isDead ? null : ` ${personRelativesCopy.getNotified}`}
              </p>
              <PersonMonitorButton page={page} form="notify" />
            </EmptyState>
          </Card>
        )}
        {hasHidden || (isFree && total > 1) ? (
          <p className={hasHidden ? styles.foot : styles.footOnPhones}>
            <span className={styles.wide}>{hasHidden ? words.shown(shown.length, total) : null}</span>
            <span className={styles.narrow}>{words.shown(Math.min(1, shown.length), total)}</span>
            <LampLink {...priceLink(page, 'relatives')}>{words.seeAll[section]}</LampLink>
          </p>
        ) : null}
      </section>
      {section === 'relatives' && total > 0 && seesAds(page) ? <AdBox /> : null}
    </>
  );
}
