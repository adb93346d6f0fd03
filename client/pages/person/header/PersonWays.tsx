import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personHeaderCopy } from '../../../../shared/copy/person/person-header.ts';
import { phoneHeaderCopy } from '../../../../shared/copy/site/phone-header.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { searchHref } from '../people-links.ts';
import type { PersonPageModel } from '../person-model.ts';
import { NAMESAKES_ID } from '../place-ids.ts';
import styles from './PersonHeader.module.css';

/**
 * The link to remove the page, beside the name, where people who find themselves here need not search for it. Phones,
 * where everything else is far down, also link to others with the name and to the prices.
 */
export function PersonWays({ page }: { page: PersonPageModel }) {
  const { results: person } = page.details;
  const { title, link } = person.isDead ? personCopy.isThisARelative : personCopy.isThisYou;
  const hasOthers = searchHref(person, '') !== null;
  return (
    <p className={styles.ways}>
      {hasOthers ? (
        <a className={styles.narrow} href={`#${NAMESAKES_ID}`}>
          {personHeaderCopy.isThisTheOne}
        </a>
      ) : null}
      {person.isDead ? null : (
        <a className={styles.narrow} href={paths.pricing()}>
          {phoneHeaderCopy.prices}
        </a>
      )}
      <span>{`${title} `}</span>
      <a href={paths.optOut({ personPath: page.fullPath.split('?')[0] })}>{link}</a>
    </p>
  );
}
