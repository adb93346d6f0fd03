import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { markEvent } from '../analytics/mark-event.ts';
import ways from '../search/SearchWays.module.css';
import { SearchWays } from '../search/SearchWays.tsx';
import { SEARCH_FIELDS, SEARCH_FORM } from '../search/search-fields.ts';
import { Button } from '../ui/action/Button.tsx';
import { classNames } from '../ui/text/class-names.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SiteSearch.module.css';
import type { SiteModel } from './site-model.ts';

/** The header's compact search: a plain form, so it works before any script. On phones SiteLine.tsx opens it. */
export function SiteSearch({ search: { by = 'name', ...values } }: { search: SiteModel['search'] }) {
  return (
    <search>
      <form
        className={classNames(ways.switched, styles.bar)}
        action={paths.search()}
        aria-label={searchBoxCopy.label}
        {...SEARCH_FORM}
        {...markEvent('search_sent', { by })}
      >
        <SearchWays by={by} />
        {SEARCH_FIELDS.map(({ name, belongsTo, suggests, ...input }) => (
          <label key={name} className={name === 'location' ? styles.place : undefined} data-ways={belongsTo}>
            <VisuallyHidden>{searchBoxCopy.fields[name]}</VisuallyHidden>
            <input
              name={name}
              defaultValue={values[name]}
              placeholder={searchBoxCopy.fields[name]}
              data-suggest={suggests}
              {...input}
            />
          </label>
        ))}
        <Button look="pine" isIcon type="submit" aria-label={siteCopy.search}>
          <Icon name="search" />
        </Button>
      </form>
    </search>
  );
}
