import type { RecordOf } from '../../../shared/contract/records/background.ts';
import type { Property } from '../../../shared/contract/records/property.ts';
import { personPrintCopy } from '../../../shared/copy/person/person-print.ts';
import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import type { FieldGroup } from '../../../shared/records/field-group.ts';
import type { RecordField } from '../../../shared/records/field-rules.ts';
import { splitFields } from '../../../shared/records/known-fields.ts';
import { isPaperGroup, type PaperGroup, recordFields } from '../../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { describeProperty } from '../../property/property-fields.ts';
import type { PrintedFields } from './PrintedFields.tsx';

/**
 * Every field that a record has, group by group; groups of one list run on in one paragraph. Printing missing fields
 * would fill most of the paper.
 */
export function printedGroups({ group, record }: ListedRecord, title: string): PrintedFields[][] {
  const paragraphs = isPaperGroup(group)
    ? paperGroups(recordFields(group, record as RecordOf<PaperGroup>), title)
    : propertyGroups(record as Property);
  return paragraphs.filter((groups) => groups.length > 0);
}

/** Each charge, then the rest, without what the record matches on: the line under the title tells that. */
function paperGroups(groups: readonly FieldGroup[], title: string): PrintedFields[][] {
  const charges = groups.filter(({ kind }) => kind === 'offense');
  const others = groups.filter(({ kind }) => kind !== 'offense' && kind !== 'match');
  return [...chargeGroups(charges, title).map((charge) => [charge]), known(others)];
}

/**
 * A record's only charge has the record's title and outcome, which are not printed twice. Of several charges, each has
 * its own fields, and what they share follows once.
 */
function chargeGroups(charges: readonly FieldGroup[], recordTitle: string): PrintedFields[] {
  const groups = charges.map(({ title, outcome, fields }) => ({
    title,
    outcome: outcome?.text ?? null,
    fields: splitFields(fields).known,
  }));
  const [first, ...more] = groups;
  if (first === undefined) return [];
  if (more.length === 0) return first.title === recordTitle ? [{ title: null, fields: first.fields }] : [first];
  const isShared = (field: PrintedFields['fields'][number]) =>
    more.every(({ fields }) => fields.some(({ label, value }) => label === field.label && value === field.value));
  const shared = first.fields.filter(isShared);
  const labels = new Set(shared.map(({ label }) => label));
  const own = groups.map((group) => ({ ...group, fields: group.fields.filter(({ label }) => !labels.has(label)) }));
  return [...own, ...[{ title: personPrintCopy.everyCharge, fields: shared }].filter(hasFields)];
}

/** What was found of the house, then each transfer with its documents and mortgages. */
function propertyGroups(property: Property): PrintedFields[][] {
  const { basic, tax, transaction, ownerships } = describeProperty(property);
  const { sections } = personPropertyCopy;
  return [
    known([
      { title: sections.basic, fields: basic },
      { title: sections.tax, fields: tax },
    ]),
    known([{ title: sections.transaction, fields: transaction }]),
    ...ownerships.map(({ title, fields, parts }) => known([{ title, fields }, ...parts])),
  ];
}

/** Groups of fields that are known, without outcomes. */
function known(
  groups: readonly { readonly title: string | null; readonly fields: readonly RecordField[] }[],
): PrintedFields[] {
  return groups.map(({ title, fields }) => ({ title, fields: splitFields(fields).known })).filter(hasFields);
}

function hasFields({ fields }: PrintedFields): boolean {
  return fields.length > 0;
}
