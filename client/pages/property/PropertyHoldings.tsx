import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import {
  type PropertyHolding,
  type PropertyHolds,
  propertyHoldingLines,
} from '../../../shared/copy/records/property-holds.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { propertyStreetCopy } from '../../../shared/copy/search/property-street.ts';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './PropertyHoldings.module.css';

const words = personPropertyCopy.teaser;

const { sold } = propertyStreetCopy;
/** Without a number: whether the home itself is one of them is in the report. */
const SOLD_LINE: PropertyHolding = { name: sold.holds, tells: sold.holdsTells, count: null };

/** What the report of this property holds, line by line and counted (P9-044). Nothing is listed as missing. */
export function PropertyHoldings({ holds, hasSoldHomes }: { holds: PropertyHolds; hasSoldHomes: boolean }) {
  const lines = [...propertyHoldingLines(holds), ...(hasSoldHomes ? [SOLD_LINE] : [])];
  return (
    <section aria-labelledby="holds">
      <Card>
        <CardBody>
          <h2 id="holds" className={styles.title}>
            {propertyPagesCopy.page.holds}
          </h2>
          {lines.length === 0 ? (
            <p>{words.little}</p>
          ) : (
            <dl className={styles.lines}>
              {lines.map(({ name, tells, count }) => (
                <div key={name}>
                  <dt>
                    {name} <small>{tells}</small>
                  </dt>
                  {count === null ? <dd>{words.held}</dd> : <dd className={styles.count}>{count}</dd>}
                </div>
              ))}
            </dl>
          )}
          <p className={styles.note}>{words.note}</p>
        </CardBody>
      </Card>
    </section>
  );
}
