import type { SoldHome } from '../../../shared/contract/records/sold-home.ts';
import { formatWholeDollars } from '../../../shared/copy/format/dollars.ts';
import { personHomeCopy } from '../../../shared/copy/person/person-home.ts';
import { propertyStreetCopy } from '../../../shared/copy/search/property-street.ts';
import { formatMonth } from '../../../shared/people/months.ts';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './PropertySold.module.css';

const words = propertyStreetCopy.sold;

/**
 * What other homes on the street sold for, for readers of the whole report; nothing if the origin does not say. It makes
 * no estimate.
 */
export function PropertySold({
  homes,
  count,
  street,
}: {
  homes: readonly SoldHome[];
  /** sold on the street in all */
  count: number;
  /** without a house number */
  street: string;
}) {
  return (
    <section aria-labelledby="sold">
      <SectionHead id="sold" title={words.title} count={count === 0 ? undefined : words.count(count, street)} />
      <Card>
        <CardBody>
          {homes.length === 0 ? (
            <p>{words.none(street)}</p>
          ) : (
            <ul className={styles.homes}>
              {homes.map((home) => (
                <SoldLine key={`${home.line1} ${home.saleMonth}`} home={home} />
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
      <p className={styles.source}>
        {homes.length > 0 && homes.length < count ? words.latest(homes.length, count) : ''}
        {words.source}
      </p>
    </section>
  );
}

function SoldLine({ home: { line1, bedrooms, baths, livingSquareFeet, saleMonth, saleAmount } }: { home: SoldHome }) {
  const month = formatMonth(saleMonth)?.replace(' ', '\u00a0') ?? null;
  const facts = [
    ...(bedrooms === null ? [] : [personHomeCopy.beds(bedrooms)]),
    ...(baths === null ? [] : [personHomeCopy.baths(baths)]),
    ...(livingSquareFeet === null ? [] : [personHomeCopy.area(livingSquareFeet)]),
    ...(month === null ? [] : [words.month(month)]),
  ];
  const hasSize = livingSquareFeet !== null && livingSquareFeet > 0;
  return (
    <li>
      <div>
        {line1} <small>{facts.join(' · ')}</small>
      </div>
      <p>
        <b>{formatWholeDollars(saleAmount)}</b>{' '}
        {hasSize ? <small>{words.perFoot(Math.round(saleAmount / livingSquareFeet))}</small> : null}
      </p>
    </li>
  );
}
