import { siteCopy } from '../../shared/copy/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { SiteModel } from '../pages/page-model.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './SiteSearch.module.css';

/** The compact search of the header: a plain form, so it works before any script does. */
export function SiteSearch({ search }: { search: SiteModel['search'] }) {
  return (
    <search>
      <form className={styles.bar} action={paths.search()} aria-label={siteCopy.searchLabel}>
        <label className={styles.name}>
          <VisuallyHidden>{siteCopy.nameLabel}</VisuallyHidden>
          <input
            type="search"
            name="name"
            defaultValue={search.name}
            placeholder={siteCopy.nameLabel}
            autoComplete="off"
            required
          />
        </label>
        <label className={styles.place}>
          <VisuallyHidden>{siteCopy.placeLabel}</VisuallyHidden>
          <input
            type="search"
            name="location"
            defaultValue={search.location}
            placeholder={siteCopy.placeLabel}
            autoComplete="off"
          />
        </label>
        <Button look="pine" isIcon type="submit" aria-label={siteCopy.search}>
          <Icon name="search" />
        </Button>
      </form>
    </search>
  );
}
