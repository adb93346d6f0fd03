import { recordListCopy } from '../../../shared/copy/records/record-list.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import styles from './PersonRecordsPage.module.css';
import type { PersonRecordsPageModel } from './person-records-model.ts';
import { clearHref, setFilters } from './records-filters.ts';

const words = recordListCopy.none;

/** In place of records: which filter has to go so that there are some, as links. */
export function PersonRecordsNone({ page }: { page: PersonRecordsPageModel }) {
  const clear = clearHref(page);
  const inTheWay = setFilters(page).filter(({ isInTheWay }) => isInTheWay);
  return (
    <Card>
      <EmptyState icon="search">
        <p>
          <b>{clear === null ? words.empty : words.title}</b>
        </p>
        {inTheWay.length === 0 ? null : <p>{words.remove}</p>}
        <div className={styles.ways}>
          {inTheWay.map(({ text, href }) => (
            <ButtonLink key={text} href={href}>
              {words.without(text)}
            </ButtonLink>
          ))}
          {clear === null ? null : (
            <ButtonLink look="quiet" href={clear}>
              {words.clear}
            </ButtonLink>
          )}
        </div>
      </EmptyState>
    </Card>
  );
}
