import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { PricingButton } from './PricingButton.tsx';
import styles from './PricingCards.module.css';
import { priceNote } from './price-note.ts';
import type { PricingColumn } from './pricing-model.ts';
import { endOf, includedIn } from './pricing-rows.ts';

/** The table on narrow screens: a card for each plan, with what sets it apart. */
export function PricingCards({ columns }: { columns: readonly PricingColumn[] }) {
  return (
    <ul className={styles.cards}>
      {columns.map((column) => (
        <li key={column.tier}>
          <div>
            <h2>{words.names[column.tier]}</h2>
            <p>
              <span className={styles.price}>{formatPrice(column.price)}</span>{' '}
              <small>{priceNote(column.period, column.yearPrice, ', ')}</small>
            </p>
            <ul className={styles.ticks}>
              {includedIn(column).map((text) => (
                <li key={text}>
                  <Icon name="check" />
                  <span>{text}</span>
                </li>
              ))}
              {words.cards[column.tier].lacks === null ? null : (
                <li className={styles.lacks}>
                  <Icon name="minus" />
                  <span>{words.cards[column.tier].lacks}</span>
                </li>
              )}
            </ul>
            <p className={styles.end}>{words.cards.end(endOf(column.period))}</p>
          </div>
          <PricingButton column={column} />
        </li>
      ))}
    </ul>
  );
}
