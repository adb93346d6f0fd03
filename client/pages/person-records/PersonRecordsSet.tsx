import { recordListCopy } from '../../../shared/copy/records/record-list.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PersonRecordsPage.module.css';
import type { PersonRecordsPageModel } from './person-records-model.ts';
import { clearHref, setFilters } from './records-filters.ts';

const words = recordListCopy.filters;

/** The filters in use: each is a link that takes it away, and there is one that takes away all. */
export function PersonRecordsSet({ page }: { page: PersonRecordsPageModel }) {
  const set = setFilters(page);
  const clear = clearHref(page);
  if (clear === null) return null;
  return (
    <ul className={styles.set} aria-label={words.set}>
      {set.map(({ text, href }) => (
        <li key={text}>
          <a className={styles.chip} href={href}>
            <VisuallyHidden>{words.remove} </VisuallyHidden>
            {text}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clear}>
          {words.clear}
        </a>
      </li>
    </ul>
  );
}
