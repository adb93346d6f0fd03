import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { phoneHeaderCopy } from '../../shared/copy/site/phone-header.ts';
import { SITE_NAME } from '../../shared/copy/site/site.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { Lantern } from '../ui/text/Lantern.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SiteLine.module.css';
import { searchInWords } from './search-in-words.ts';
import type { SiteModel } from './site-model.ts';

/**
 * The closed header on phones: the logo, the last search with its place, and the menu. A tap anywhere on the line opens
 * it. `search` is null on pages with a large search box of their own.
 */
export function SiteLine({ search }: { search: SiteModel['search'] | null }) {
  const made = search === null ? null : searchInWords(search);
  return (
    <summary className={styles.line}>
      <Lantern />
      {made === null ? (
        <span className={styles.name}>{SITE_NAME}</span>
      ) : (
        <span className={styles.pill}>
          <Icon name="search" />
          <span>{made.what ?? made.place ?? searchBoxCopy.fields.name}</span>
          {made.what && made.place ? <span className={styles.place}>{` · ${made.place}`}</span> : null}
        </span>
      )}
      <VisuallyHidden>{` ${phoneHeaderCopy.menu}`}</VisuallyHidden>
      <Icon name="menu" />
    </summary>
  );
}
