import type { SecurityCountsAnswer } from '../../../shared/contract/operations/security.ts';
import { statusCopy } from '../../../shared/copy/site/status.ts';
import { LocalContent } from '../../site/LocalContent.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './SecurityCounts.module.css';

/** What the workers refused in a local run. */
export interface StatusPageModel {
  readonly kind: 'status';
  readonly security: SecurityCountsAnswer;
}

export function SecurityCounts({ rows }: { rows: SecurityCountsAnswer }) {
  return (
    <LocalContent copy={statusCopy} current="status">
      {rows.length === 0 ? (
        <p>{statusCopy.none}</p>
      ) : (
        <Card>
          <CardBody>
            <table className={styles.counts}>
              <caption>{statusCopy.security}</caption>
              <thead>
                <tr>
                  <th scope="col">{statusCopy.kind}</th>
                  <th scope="col">{statusCopy.hour}</th>
                  <th scope="col">{statusCopy.day}</th>
                  <th scope="col">{statusCopy.month}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ kind, subject, hour, day, month }) => (
                  <tr key={`${kind} ${subject}`}>
                    <th scope="row" className={styles.row}>
                      {statusCopy.kinds[kind]}
                      {subject === '' ? null : <code className={styles.subject}>{subject}</code>}
                    </th>
                    <td>{hour}</td>
                    <td>{day}</td>
                    <td>{month}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </CardBody>
        </Card>
      )}
    </LocalContent>
  );
}
