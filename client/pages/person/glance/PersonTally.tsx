import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { formatCount } from '../../../../shared/copy/format/numbers.ts';
import { personGlanceCopy } from '../../../../shared/copy/person/person-glance.ts';
import { reportTally } from '../../../../shared/people/count-sums.ts';
import { Icon, type IconName } from '../../../ui/text/Icon.tsx';
import type { ReportDesign } from '../background/report-design.ts';
import styles from './PersonTally.module.css';

/** The four numbers of the report card (P2-156), each with a mark that tells what the reader has of the report. */
export function PersonTally({ counts, design }: { counts: PersonCounts; design: ReportDesign }) {
  const { criminal, publicRecords, property, more } = reportTally(counts);
  const words = personGlanceCopy;
  const items = [
    [words.criminal, criminal, 'scale'],
    [words.public, publicRecords, 'file'],
    [words.property, property, 'home'],
    [words.more, more, 'badge'],
  ] as const;
  return (
    <dl className={styles.tally}>
      {items.map(([label, count, icon]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {formatCount(count)}
            <span className={styles[design]}>
              <Icon name={markOf(design, icon)} size={16} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Filled records are drawn alike, whatever is in them. */
function markOf(design: ReportDesign, icon: IconName): IconName {
  if (design === 'checks') return 'check';
  return design === 'records' ? 'file' : icon;
}
