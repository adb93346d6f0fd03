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

function LedgerLine({ row }: { row: LedgerRow }) {
  const { at, about, reason } = row;
  return (
    <tr>
      <th scope="row">
        {about ?? (row.amount === 0 ? words.money : words.credits)}
        <span className={styles.reason}>{reason}</span>
      </th>
      <td className={styles.end}>{changeText(row)}</td>
      <td>{leftText(row)}</td>
      <td>
        <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
      </td>
    </tr>
  );
}

/** Of a plan without a limit, nothing goes down. */
function changeText({ amount, unit, left }: LedgerRow): string {
  if (amount === 0) return words.amount.nothing;
  return left === 'no limit' ? words.amount.free(-amount) : words.amount[unit](amount);
}

function leftText({ unit, left }: LedgerRow): string {
  if (left === null) return words.left.unknown;
  return left === 'no limit' ? words.left.noLimit : words.left[unit](left);
}
