import { formatCount } from '../../../../shared/copy/numbers.ts';
import { personBackgroundCopy as words } from '../../../../shared/copy/person-background.ts';
import { personGlanceCopy } from '../../../../shared/copy/person-glance.ts';
import { reportGroups } from '../../../../shared/people/count-sums.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonBackground.module.css';

type Group = keyof typeof words.groups;

const ICONS: { readonly [G in Group]: IconName } = {
  criminal: 'scale',
  publicRecords: 'file',
  properties: 'home',
  licenses: 'badge',
  evictions: 'door',
};

/**
 * The groups of a report. Counts that are on their way have their rows, so that nothing moves when they come; where they
 * did not come, the page that waits for them.
 */
export function PersonRecordGroups({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  if (counts === null || counts === 'missing') {
    return (
      <div className={styles.missing}>
        <p>{personGlanceCopy.unavailable}</p>
        <a href={page.fullPath}>{personGlanceCopy.retry}</a>
      </div>
    );
  }
  const numbers = counts === 'late' ? null : reportGroups(counts);
  return (
    <div className={styles.groups}>
      {numbers === null ? <VisuallyHidden>{personGlanceCopy.loading}</VisuallyHidden> : null}
      <ul>
        {shownGroups(page).map((group) => (
          <li key={group}>
            <Icon name={ICONS[group]} />
            <b>{words.groups[group].title}</b>
            <span className={styles.count}>
              {numbers === null ? <Skeleton shape="text" /> : formatCount(numbers[group])}
            </span>
            <span className={styles.text}>{words.groups[group].text}</span>
          </li>
        ))}
      </ul>
      {numbers === null ? (
        <noscript>
          <a href={page.fullPath}>{personGlanceCopy.showCounts}</a>
        </noscript>
      ) : null}
    </div>
  );
}

/** Variant 3 of the property upsell leaves properties and licences out (P4-008). */
function shownGroups({ experiments }: PersonPageModel): Group[] {
  const all = Object.keys(words.groups) as Group[];
  return experiments.PROPERTY_UPSELL === 3
    ? all.filter((group) => group !== 'properties' && group !== 'licenses')
    : all;
}
