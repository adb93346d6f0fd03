import { privacyCopy, type PrivacySection as Section } from '../../../shared/copy/site/privacy/privacy.ts';
import { Card } from '../../ui/surface/Card.tsx';
import styles from './PrivacySection.module.css';

/** Sentences about one kind of data, and a table of what is kept; no table where nothing is. */
export function PrivacySection({ section: { id, title, text, rows } }: { section: Section }) {
  const { what, why, until } = privacyCopy.columns;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text.map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
      {rows.length === 0 ? null : (
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
      )}
    </section>
  );
}
