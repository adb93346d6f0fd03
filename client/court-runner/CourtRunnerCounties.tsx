import { courtRunnerCopy } from '../../shared/copy/records/court-runner.ts';
import { priceLabel } from '../../shared/court-runner/request-price.ts';
import type { UsableOption } from '../../shared/court-runner/usable-options.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './CourtRunnerCounties.module.css';

const words = courtRunnerCopy.form;

/** The counties where the person lived, with years and prices (P9-063); none is ticked that the reader did not choose. */
export function CourtRunnerCounties({
  idPrefix,
  options,
  regularPrice,
  chosen,
  error,
  hasFocus = false,
  onChange,
}: {
  idPrefix: string;
  options: readonly UsableOption[];
  /** what each county costs besides its fee, dollars */
  regularPrice: number;
  /** products that are ticked when the form comes */
  chosen: readonly string[];
  error?: string | undefined;
  /** the page came back for this */
  hasFocus?: boolean;
  onChange?: () => void;
}) {
  const errorId = `${idPrefix}-county-error`;
  return (
    <fieldset className={styles.counties} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{words.counties}</legend>
      {options.map(({ productId, countyName, stateCode, moveInYear, moveOutYear, price }, at) => (
        <label key={productId} className={styles.county}>
          <input
            type="checkbox"
            name="county"
            value={productId}
            defaultChecked={chosen.includes(productId)}
            aria-invalid={error === undefined ? undefined : true}
            onChange={onChange}
            // biome-ignore lint/a11y/noAutofocus: the page came back for this field
            autoFocus={hasFocus && at === 0}
          />
          <span>
            {courtRunnerCopy.county(countyName, stateCode)}
            <small>{words.lived(moveInYear, moveOutYear)}</small>
          </span>
          <span className={styles.price}>{priceLabel(regularPrice, price)}</span>
        </label>
      ))}
      {error === undefined ? null : (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
