import { personCopy } from '../../../../shared/copy/person/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Banner } from '../../../ui/surface/Banner.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import styles from './PersonTop.module.css';

/**
 * Asks logged-out visitors to log in when they follow a link for subscribers or one that monitors, and leads back here
 * (P2-052): for browsers without JavaScript and for visitors who closed the dialog (P2-051).
 */
export function PersonAskLogIn({ text, redirect }: { text: string; redirect: string }) {
  return (
    <div className={styles.banner}>
      <Banner>
        {`${text} `}
        <a href={paths.login({ redirect })}>{personCopy.askLogIn.link}</a>
      </Banner>
    </div>
  );
}

/** Tells a paying viewer who sees the free view why, what stays open (P4-049), and what the header's slot offers. */
export function PersonOutOfLookups({ page }: { page: PersonPageModel }) {
  const words = personCopy.outOfLookups;
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
