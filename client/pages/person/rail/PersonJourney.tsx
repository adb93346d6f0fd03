import type { Person } from '../../../../shared/contract/person.ts';
import { formatCount } from '../../../../shared/copy/numbers.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { SECTION_IDS, type SectionName, sectionCount, sectionTitle } from '../person-sections.ts';
import { firstNameOf } from '../person-view.ts';
import styles from './PersonJourney.module.css';

/** The sections, no other part of the page (P2-076), and how much each holds: a rail, or a strip on narrow screens. */
export function PersonJourney({ person, sections }: { person: Person; sections: readonly SectionName[] }) {
  return (
    <nav className={styles.journey} aria-labelledby="journey">
      <h2 id="journey">{personCopy.journey.title(firstNameOf(person))}</h2>
      <ol>
        <li>
          <a href={`#${SECTION_IDS.summary}`}>{personCopy.journey.summary}</a>
        </li>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${SECTION_IDS[section]}`}>
              {sectionTitle(section)}
              <Chip>{formatCount(sectionCount(person, section))}</Chip>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
