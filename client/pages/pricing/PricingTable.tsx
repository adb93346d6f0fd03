import { pricingCopy as words } from '../../../shared/copy/billing/pricing.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { PricingButton } from './PricingButton.tsx';
import styles from './PricingTable.module.css';
import { priceNote } from './price-note.ts';
import type { PricingColumn } from './pricing-model.ts';
import { type PricingCell, pricingRows } from './pricing-rows.ts';

/** Every plan beside one report, feature by feature. Narrow screens have PricingCards instead. */
export function PricingTable({ columns }: { columns: readonly PricingColumn[] }) {
  return (
    <div className={styles.wrap}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.corner}</VisuallyHidden>
            </th>
            {columns.map(({ tier, price, period, yearPrice }) => (
              <th key={tier} scope="col" data-tier={tier}>
                <b>{words.names[tier]}</b>
                <span className={styles.price}>{formatPrice(price)}</span>
                <small>{priceNote(period, yearPrice, ' · ')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricingRows().map(({ title, cell }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.tier} data-tier={column.tier}>
                  <Cell value={cell(column)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.note}>{words.note}</td>
            {columns.map((column) => (
              <td key={column.tier} data-tier={column.tier}>
                <PricingButton column={column} isSmall />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Cell({ value }: { value: PricingCell }) {
  if (typeof value === 'string') return value;
  return (
    <>
      {value ? <Icon name="check" size={16} /> : <span aria-hidden="true">—</span>}
      <VisuallyHidden>{value ? words.cells.yes : words.cells.no}</VisuallyHidden>
    </>
  );
}
