import type { ReactNode } from 'react';
import type { Property } from '../../../shared/contract/records/property.ts';
import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { propertyLineCopy as words } from '../../../shared/copy/search/property-line.ts';
import { IN_ORDER_MAX } from '../../../shared/people/life-line/lay-line.ts';
import { maskedOwnersLine, type OwnersLine, ownersLine } from '../../../shared/property/owners-line.ts';
import { LifeLineCard } from '../../life-line/LifeLineCard.tsx';
import { LifeLineFoot } from '../../life-line/LifeLineList.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './PropertyPage.module.css';

const ID = 'owners';

/** Owners, sales and loans on one line, and the same as a list, for readers of the whole report. */
export function PropertyOwners({ property, today }: { property: Property; today: number }) {
  const owners = ownersLine(property, today);
  if (owners === null) return <NoOwners />;
  const isTimed = owners.line.scale === 'time';
  return (
    <OwnersCard owners={owners}>
      <LifeLineFoot list={owners.line.list} note={isTimed ? words.gaps : null} />
    </OwnersCard>
  );
}

/**
 * What everybody may know of it: how many owners, in order, all equally long, without a name, a year or a price (F2-22).
 * `children` are what the rest costs.
 */
export function MaskedOwners({ holds, today, children }: { holds: PropertyHolds; today: number; children: ReactNode }) {
  const owners = maskedOwnersLine(holds, today);
  if (owners === null) return <NoOwners>{children}</NoOwners>;
  return (
    <OwnersCard owners={owners}>
      {holds.ownerships > IN_ORDER_MAX ? <LifeLineFoot list={owners.line.list} note={null} /> : null}
      {children}
    </OwnersCard>
  );
}

function OwnersCard({ owners: { line, about }, children }: { owners: OwnersLine; children: ReactNode }) {
  return (
    <LifeLineCard id={ID} title={words.title} about={about} line={line}>
      {children}
    </LifeLineCard>
  );
}

function NoOwners({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby={ID}>
      <Card>
        <CardBody>
          <h2 id={ID} className={styles.title}>
            {words.title}
          </h2>
          <p>{words.none}</p>
        </CardBody>
        {children}
      </Card>
    </section>
  );
}
