import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './ResultsFilters.module.css';
import { buildFilters, clearFiltersHref, type Filter, isNarrowed } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { FILTERS_ID, KEYS_ID } from './watch-filters.ts';

/** The filters as the server wrote them; with scripts, a choice applies immediately. */
export function ResultsFilters({ page }: { page: ResultsPageModel }) {
  return (
    <div id={FILTERS_ID} className={styles.filters}>
      <ResultsFilterForm page={page} />
    </div>
  );
}

/**
 * The filters of a list: a form that requests the same list again, from its first page. Values the browser restored from
 * an earlier visit do not count.
 */
function ResultsFilterForm({ page }: { page: ResultsPageModel }) {
  const words = resultsCopy.filters;
  const filters = buildFilters(page);
  if (filters.length === 0) return null;
  const { name, location } = page;
  return (
    <form
      className={styles.form}
      action={paths.personSearch({ name, location })}
      aria-label={words.label}
      autoComplete="off"
    >
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} />
      ))}
      <Button id="filters-apply" type="submit">
        {words.apply}
      </Button>
      {isNarrowed(page.filters) ? (
        <div className={styles.clear}>
          <ButtonLink look="quiet" href={clearFiltersHref(page)}>
            {words.clear}
          </ButtonLink>
        </div>
      ) : null}
      <p className={styles.updating} role="status" data-updating={words.updating} />
      <span id={KEYS_ID} hidden>
        {words.keys}
      </span>
    </form>
  );
}

function FilterSelect({ filter: { name, label, value, options } }: { filter: Filter }) {
  const id = `filter-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select id={id} name={name} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
    </div>
  );
}
