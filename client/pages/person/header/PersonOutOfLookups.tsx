import type { PersonDetails } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { unlimitedHref } from '../person-links.ts';
import styles from './PersonBanner.module.css';

const words = personCopy.outOfLookups;

/** A paying reader who sees the free view is told why, and what stays open (P4-049). */
export function PersonOutOfLookups({ details }: { details: PersonDetails }) {
  return (
    <div className={styles.banner}>
      <Banner tone="lamp">
        <b>{words.title(details.userInfo.lookupUsage?.max ?? null)}</b>
        {` ${words.text} `}
        <a className={styles.link} href={unlimitedHref(details.results)}>
          {words.link}
        </a>
      </Banner>
    </div>
  );
}
