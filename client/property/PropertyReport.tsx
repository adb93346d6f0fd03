import type { ComponentType, ReactNode } from 'react';
import type { Property } from '../../shared/contract/records/property.ts';
import { personPropertyCopy as words } from '../../shared/copy/person/person-property.ts';
import type { RecordField } from '../../shared/records/field-rules.ts';
import { fieldTexts } from '../../shared/records/field-texts.ts';
import { placeText } from '../../shared/urls/location.ts';
import { provenanceText } from '../pages/person/provenance-text.ts';
import { KnownFields, MissingMeans } from '../records/KnownFields.tsx';
import type { GlossaryProps } from '../records/RecordGlossary.tsx';
import { Disclaimer } from '../ui/surface/Disclaimer.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import type { IconName } from '../ui/text/icon-paths.ts';
import styles from './PropertyReport.module.css';
import { describeProperty, type OwnershipFields, propertySections } from './property-fields.ts';

/**
 * The whole property report: the building, the tax, loan and sale with every transfer, then what its words mean, and the
 * disclaimer. Each section has the fields on record, and names those that are not (P3-099).
 */
export function PropertyReport({
  property,
  lead = null,
  Glossary,
  anchorOf,
}: {
  property: Property;
  /** above the sections: what the heading over the report leaves out */
  lead?: 'place' | 'confirmed' | null;
  Glossary: ComponentType<GlossaryProps>;
  /** the id of a change of ownership, by its number, if something on the page links to it */
  anchorOf?: (number: number) => string;
}) {
  const report = describeProperty(property);
  const sections = propertySections(report);
  const { basic, tax, transaction, ownerships } = report;
  return (
    <div className={styles.report}>
      {lead === null ? null : <p>{leadOf(property, lead)}</p>}
      <Section icon="home" title={words.sections.basic} fields={basic} nothing={words.nothing.basic} />
      <Section icon="file" title={words.sections.tax} fields={tax} nothing={words.nothing.tax} />
      <Section icon="scale" title={words.sections.transaction} fields={transaction} nothing={words.nothing.transaction}>
        {ownerships.length === 0 ? null : <h4>{words.ownerships}</h4>}
        {ownerships.map((ownership, index) => (
          <PropertyOwnership
            key={ownership.title}
            ownership={ownership}
            isLatest={index === 0}
            anchor={anchorOf?.(index + 1)}
          />
        ))}
      </Section>
      <MissingMeans fields={sections.flatMap(({ fields }) => fields)} />
      <Glossary texts={fieldTexts(sections)} topics={['property']} />
      <Disclaimer />
    </div>
  );
}

function leadOf({ address: { city, stateCode, zip }, provenance }: Property, lead: 'place' | 'confirmed'): string {
  const confirmed = provenanceText(provenance);
  return lead === 'confirmed' ? words.confirmed(confirmed) : words.place(placeText(city, stateCode), zip, confirmed);
}

function Section({
  icon,
  title,
  fields,
  nothing,
  children,
}: {
  icon: IconName;
  title: string;
  fields: readonly RecordField[];
  nothing: string;
  children?: ReactNode;
}) {
  return (
    <section>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <KnownFields fields={fields} nothing={nothing} />
      {children}
    </section>
  );
}

/** The latest one starts open. A link to what is inside opens the others. */
function PropertyOwnership({
  ownership,
  isLatest,
  anchor,
}: {
  ownership: OwnershipFields;
  isLatest: boolean;
  anchor: string | undefined;
}) {
  return (
    <details className={styles.ownership} open={isLatest}>
      <summary>
        <bdi>{ownership.title}</bdi>
        <Icon name="down" size={16} />
      </summary>
      <div id={anchor}>
        <KnownFields fields={ownership.fields} nothing={words.nothing.ownership} />
      </div>
      {ownership.parts.map(({ title, fields }) => (
        <div key={title}>
          <h5>{title}</h5>
          <KnownFields fields={fields} nothing={words.nothing.part} />
        </div>
      ))}
    </details>
  );
}
