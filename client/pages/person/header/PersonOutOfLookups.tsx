import { personCopy } from '../../../../shared/copy/person/person.ts';
import { Banner } from '../../../ui/surface/Banner.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import styles from './PersonBanner.module.css';

const words = personCopy.outOfLookups;

/** A paying reader who sees the free view is told why, what stays open (P4-049), and what the header's slot offers. */
export function PersonOutOfLookups({ page }: { page: PersonPageModel }) {
  return (
    <div className={styles.banner}>
      <Banner tone="lamp">
        <b>{words.title(page.details.userInfo.lookupUsage?.max ?? null)}</b>
        {` ${words.text} `}
        <PersonOffer page={page} slot="header" look="inline" />
      </Banner>
    </div>
  );
}
