import type { ReactNode } from 'react';
import type { Property } from '../../shared/contract/records/property.ts';
import { personPropertyCopy as words } from '../../shared/copy/person/person-property.ts';
import { placeText } from '../../shared/urls/location.ts';
import { provenanceText } from '../pages/person/provenance-text.ts';
import { FieldList } from '../ui/list/FieldList.tsx';
import { Disclaimer } from '../ui/surface/Disclaimer.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import type { IconName } from '../ui/text/icon-paths.ts';
import styles from './PropertyReport.module.css';
import { describeProperty, type OwnershipFields, type PropertyField } from './property-fields.ts';

/**
 * The whole property report: the building, the tax, loan and sale with every transfer, then a note on what
 * 'Not available' means (P3-099), and the disclaimer.
 */
export function PropertyReport({ property }: { property: Property }) {
  const { city, stateCode, zip } = property.address;
  const { basic, tax, transaction, ownerships, hasMissing } = describeProperty(property);
  return (
    <div className={styles.report}>
      <p>{words.place(placeText(city, stateCode), zip, provenanceText(property.provenance))}</p>
      <Section icon="home" title={words.sections.basic} fields={basic} />
      <Section icon="file" title={words.sections.tax} fields={tax} />
      <Section icon="scale" title={words.sections.transaction} fields={transaction}>
        {ownerships.length === 0 ? null : <h4>{words.ownerships}</h4>}
        {ownerships.map((ownership, index) => (
          <PropertyOwnership key={ownership.title} ownership={ownership} isLatest={index === 0} />
        ))}
      </Section>
      {hasMissing ? <p className={styles.note}>{words.missingMeans}</p> : null}
      <Disclaimer />
    </div>
  );
}

function Section({
  icon,
  title,
  fields,
  children,
}: {
  icon: IconName;
  title: string;
  fields: readonly PropertyField[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <FieldList fields={fields} missing={words.missing} />
      {children}
    </section>
  );
}

/** The latest one starts open. */
function PropertyOwnership({ ownership, isLatest }: { ownership: OwnershipFields; isLatest: boolean }) {
  return (
    <details className={styles.ownership} open={isLatest}>
      <summary>
        {ownership.title}
        <Icon name="down" size={16} />
      </summary>
      <FieldList fields={ownership.fields} missing={words.missing} />
      {ownership.parts.map(({ title, fields }) => (
        <div key={title} className={styles.part}>
          <h5>{title}</h5>
          <FieldList fields={fields} missing={words.missing} />
        </div>
      ))}
    </details>
  );
}
