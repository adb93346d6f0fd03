import { type PrivacySection, privacyCopy } from '../../../shared/copy/site/privacy/privacy.ts';
import { Card } from '../../ui/surface/Card.tsx';
import styles from './PrivacyTable.module.css';

/** What is kept of one kind, why and for how long; under the heading of its section. */
export function PrivacyTable({ section: { id, rows } }: { section: PrivacySection }) {
  const { what, why, until } = privacyCopy.columns;
  return (
    <Card>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{why}</th>
            <th scope="col">{until}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">{row.what}</th>
              <td>{row.why}</td>
              <td data-label={until}>{row.until}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
