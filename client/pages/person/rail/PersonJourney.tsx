import type { ReactNode } from 'react';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import type { NavigationTarget } from '../../../../shared/funnels/offer-destination.ts';
import { totalRecords } from '../../../../shared/people/count-sums.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { PERSON_SECTIONS, type SectionName } from '../../../../shared/people/person-sections.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { PersonWithCounts } from '../PersonWithCounts.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { sectionCount, sectionTitle } from '../person-sections.ts';
import styles from './PersonJourney.module.css';

/**
 * The sections and how much each contains, without the other parts of the page (P2-076, P2-077): a rail, or a strip on
 * narrow screens (P2-089). They are links, so that they work without JavaScript; way/ marks the current entry (P2-092).
 */
export function PersonJourney({ page, sections }: { page: PersonPageModel; sections: readonly SectionName[] }) {
  return (
    <nav className={styles.journey} aria-labelledby="journey">
      <h2 id="journey">{personCopy.journey.title(firstNameOf(page.details.results))}</h2>
      <ol>
        <Entry section="summary" title={personCopy.journey.summary} />
        {sections.map((section) => (
          <Entry key={section} section={section} title={sectionTitle(section)}>
            <SectionCount page={page} section={section} />
          </Entry>
        ))}
      </ol>
    </nav>
  );
}

function Entry({ section, title, children }: { section: NavigationTarget; title: string; children?: ReactNode }) {
  return (
    <li>
      <a href={`#${PERSON_SECTIONS[section].anchor}`}>
        <span className={styles.title} data-title={title}>
          {title}
        </span>
        {children}
      </a>
    </li>
  );
}

/** The report counts all its records, which may arrive late (P2-091); any other section counts its own entries. */
function SectionCount({ page, section }: { page: PersonPageModel; section: SectionName }) {
  if (section !== 'background') return <CountChip count={sectionCount(page.details.results, section)} />;
  return (
    <PersonWithCounts counts={page.counts}>
      {(counts) => (counts === null || typeof counts === 'string' ? null : <CountChip count={totalRecords(counts)} />)}
    </PersonWithCounts>
  );
}

/** Missing if there is nothing to count (P2-090). */
function CountChip({ count }: { count: number }) {
  return count === 0 ? null : <Chip>{formatCount(count)}</Chip>;
}
