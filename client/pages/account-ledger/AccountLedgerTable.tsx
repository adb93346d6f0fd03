import { accountLedgerCopy as words } from '../../../shared/copy/account/account-ledger.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import styles from './AccountLedgerPage.module.css';
import type { LedgerRow } from './account-ledger-model.ts';

/** A row per entry; phones show what it was and what it cost, with the rest below. */
export function AccountLedgerTable({ rows }: { rows: readonly LedgerRow[] }) {
  const { columns } = words;
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" className={styles.end}>
            {columns.cost}
          </th>
          <th scope="col">{columns.left}</th>
          <th scope="col">{columns.date}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their order, and two may be alike
          <LedgerLine key={index} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function LedgerLine({ row: { at, about, reason, unit, amount, left } }: { row: LedgerRow }) {
  return (
    <tr>
      <th scope="row">
        {about ?? words.credits}
        <span className={styles.reason}>{reason}</span>
      </th>
      <td className={styles.end}>{amount === 0 ? words.amount.nothing : words.amount[unit](amount)}</td>
      <td>{left === null ? words.left.unknown : words.left[unit](left)}</td>
      <td>
        <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
      </td>
    </tr>
  );
}
