import type { Property } from '../../../shared/contract/property.ts';
import type { RecordOf } from '../../../shared/contract/records/background.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { isPaperGroup, type PaperGroup, recordFields } from '../../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { describeProperty } from '../../property/property-fields.ts';

/** Fields under one heading; each of them has a value. */
export interface PrintedFields {
  readonly title: string | null;
  readonly fields: readonly { readonly label: string; readonly value: string; readonly isWide?: boolean | undefined }[];
}

type Field = { readonly label: string; readonly value: string | null; readonly isWide?: boolean };

/** Every field that a record has, group by group. What it leaves out would be most of the paper. */
export function printFields({ group, record }: ListedRecord): PrintedFields[] {
  const groups = isPaperGroup(group)
    ? recordFields(group, record as RecordOf<PaperGroup>).map(({ title, outcome, fields }) => ({
        title: title === null || outcome === null ? title : `${title}: ${outcome.text}`,
        fields,
      }))
    : propertyGroups(record as Property);
  return groups
    .map(({ title, fields }) => ({ title, fields: known(fields) }))
    .filter(({ fields }) => fields.length > 0);
}

function propertyGroups(property: Property) {
  const { basic, tax, transaction, ownerships } = describeProperty(property);
  const { sections } = personPropertyCopy;
  return [
    { title: sections.basic, fields: basic },
    { title: sections.tax, fields: tax },
    { title: sections.transaction, fields: transaction },
    ...ownerships.flatMap(({ title, fields, parts }) => [{ title, fields }, ...parts]),
  ];
}

function known(fields: readonly Field[]): PrintedFields['fields'] {
  return fields.flatMap(({ label, value, isWide }) => (value === null ? [] : [{ label, value, isWide }]));
}
