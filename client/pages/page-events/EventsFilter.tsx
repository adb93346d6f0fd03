import { pageEventsCopy } from '../../../shared/copy/site/page-events.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './PageEvents.module.css';
import type { PageEventsPageModel } from './page-events-model.ts';

const words = pageEventsCopy.filter;

/** Which events: a form that asks for this page again. */
export function EventsFilter({ page: { query, counts } }: { page: PageEventsPageModel }) {
  const pages = new Set(counts.pages.map(({ page }) => page));
  if (query.page !== undefined) pages.add(query.page);
  return (
    <form className={styles.filter} action={paths.pageEvents({})} aria-label={words.label} autoComplete="off">
      <SelectField
        id="events-period"
        name="period"
        label={words.period}
        none={words.periods.day}
        options={[
          ['hour', words.periods.hour],
          ['week', words.periods.week],
        ]}
        defaultValue={query.period === 'day' ? '' : query.period}
      />
      <SelectField
        id="events-device"
        name="device"
        label={words.device}
        none={words.anyDevice}
        options={Object.entries(pageEventsCopy.devices)}
        defaultValue={query.device ?? ''}
      />
      <SelectField
        id="events-page"
        name="page"
        label={words.page}
        none={words.anyPage}
        options={[...pages].sort().map((page) => [page, page])}
        defaultValue={query.page ?? ''}
      />
      <Button type="submit" look="pine">
        {words.apply}
      </Button>
    </form>
  );
}
