import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { SEARCH_WAYS, type SearchWay } from '../../shared/forms/search-form.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './SearchWays.module.css';

const words = searchBoxCopy.ways;

/**
 * What a search box searches by. Its form has the class `switched` from the same sheet, and each field lists the kinds of
 * search it belongs to: `data-ways="name address"`. CSS alone shows the right fields, so it works before any script.
 */
export function SearchWays({ by }: { by: SearchWay }) {
  return (
    <fieldset className={styles.ways}>
      <legend>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </legend>
      {SEARCH_WAYS.map((way) => (
        <label key={way}>
          <input type="radio" name="by" value={way} defaultChecked={way === by} />
          {words[way]}
        </label>
      ))}
    </fieldset>
  );
}
