import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { recordListCopy } from '../../../shared/copy/records/record-list.ts';
import { Disclosure } from '../../ui/list/Disclosure.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PersonRecordsFilters.module.css';
import type { PersonRecordsPageModel } from './person-records-model.ts';
import { buildFilters, type FilterLink } from './records-filters.ts';

const words = recordListCopy.filters;

/** Values shown of a long filter before it is opened. */
const LIMIT = { wide: 6, narrow: 6 } as const;

/**
 * What the list can be narrowed to, as links. From 1024 px up they stand beside the list; below, a native control shows
 * them: it comes before them and contains only its label.
 */
export function PersonRecordsFilters({ page }: { page: PersonRecordsPageModel }) {
  const filters = buildFilters(page);
  if (filters.length === 0) return null;
  return (
    <nav className={styles.filters} aria-label={words.label}>
      <details className={styles.fold}>
        <summary>
          {words.label}
          <Icon name="down" size={16} />
        </summary>
      </details>
      <div className={styles.groups}>
        {filters.map(({ name, title, links }) => (
          <section key={name} aria-labelledby={`filter-${name}`}>
            <h2 id={`filter-${name}`}>{title}</h2>
            {/* Kinds are few, and their order is that of the report: none is left out. */}
            {name === 'kind' ? (
              <ul className={styles.values}>{links.map(filterValue)}</ul>
            ) : (
              <Disclosure limit={LIMIT} listClass={styles.values}>
                {links.map(filterValue)}
              </Disclosure>
            )}
          </section>
        ))}
      </div>
    </nav>
  );
}

/** What is set is no link: the chips above the list take it away. */
function filterValue({ text, count, href, isSet, isWithin }: FilterLink) {
  const inside = (
    <>
      <span>{text}</span>
      <span className={styles.count}>
        {formatCount(count)}
        <VisuallyHidden>{` ${words.unit(count)}`}</VisuallyHidden>
      </span>
    </>
  );
  return (
    <li key={href} className={isWithin ? styles.within : undefined}>
      {isSet ? (
        <span className={classNames(styles.value, styles.isSet)} aria-current="true">
          {inside}
        </span>
      ) : (
        <a className={styles.value} href={href}>
          {inside}
        </a>
      )}
    </li>
  );
}
