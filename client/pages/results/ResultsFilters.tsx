import { resultsCopy } from '../../../shared/copy/search/results.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { markEvent } from '../../analytics/mark-event.ts';
import { Button } from '../../ui/action/Button.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import styles from './ResultsFilters.module.css';
import { buildFilters, clearFiltersHref, type Filter, withoutPlaceHref } from './results-filters.ts';
import type { ResultsPageModel } from './results-model.ts';
import { placeOfList } from './results-place.ts';
import { FILTERS_ID, KEYS_ID } from './watch-filters.ts';

const words = resultsCopy.filters;

/**
 * The place of a list and its filters, as chips: what is set is pine and has a way to remove it. A form that requests the
 * same list again, from its first page; with scripts, a choice applies immediately. Values the browser restored from an
 * earlier visit do not count.
 */
export function ResultsFilters({ page }: { page: ResultsPageModel }) {
  const { name, location } = page;
  const filters = buildFilters(page);
  const place = <PlaceChip page={page} />;
  if (filters.length === 0)
    return withoutPlaceHref(page) === null ? null : (
      <div className={styles.filters}>
        <div className={styles.chips}>{place}</div>
      </div>
    );
  const isClearable = filters.filter(({ remove }) => remove !== null).length > 1;
  return (
    <div id={FILTERS_ID} className={styles.filters}>
      <form
        className={styles.chips}
        action={paths.personSearch({ name, location })}
        aria-label={words.label}
        autoComplete="off"
      >
        {place}
        {filters.map((filter) => (
          <FilterChip key={filter.name} filter={filter} />
        ))}
        <Button id="filters-apply" look="pine" size="small" type="submit">
          {words.apply}
        </Button>
        {isClearable ? (
          <a className={styles.clear} href={clearFiltersHref(page)}>
            {words.clear}
          </a>
        ) : null}
      </form>
      <p className={styles.updating} role="status" data-updating={words.updating} />
      <span id={KEYS_ID} hidden>
        {words.keys}
      </span>
    </div>
  );
}

/** Where people are searched; removed, the list has everyone of the name. */
function PlaceChip({ page }: { page: ResultsPageModel }) {
  const href = withoutPlaceHref(page);
  const place = placeOfList(page.answer.place, page.location);
  if (href === null || place === null) return null;
  return (
    <a className={classNames(styles.chip, styles.on, styles.place)} href={href}>
      <span>{place}</span>
      <VisuallyHidden>{words.removePlace}</VisuallyHidden>
      <Icon name="close" size={16} />
    </a>
  );
}

function FilterChip({ filter: { name, label, value, options, remove } }: { filter: Filter }) {
  const id = `filter-${name}`;
  return (
    <span className={classNames(styles.chip, remove !== null && styles.on, name === 'sort' && styles.sort)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <select id={id} name={name} defaultValue={value} {...markEvent('filter_changed', { filter: name })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {remove === null ? (
        <Icon name="down" size={16} />
      ) : (
        <a href={remove.href} aria-label={words.remove(remove.text)}>
          <Icon name="close" size={16} />
        </a>
      )}
    </span>
  );
}
