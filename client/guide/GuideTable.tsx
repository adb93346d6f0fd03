import { Card } from '../ui/surface/Card.tsx';
import styles from './GuideTable.module.css';

/**
 * Rows of three texts under the heading with the id `labelledBy`. On phones each row is a block whose last text says what
 * it is.
 */
export function GuideTable({
  labelledBy,
  columns,
  rows,
}: {
  labelledBy: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}) {
  return (
    <Card>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, about, last]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{about}</td>
              <td data-label={columns[2]}>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
