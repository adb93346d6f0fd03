import type { RecordOf } from '../../../shared/contract/records/background.ts';
import type { Property } from '../../../shared/contract/records/property.ts';
import { recordLabels } from '../../../shared/copy/records/record-labels.ts';
import type { FieldGroup } from '../../../shared/records/field-group.ts';
import { isPaperGroup, type PaperGroup, recordFields } from '../../../shared/records/record-fields.ts';
import type { ListedRecord } from '../../../shared/records/record-lists.ts';
import { describeProperty, propertySections } from '../../property/property-fields.ts';
import { knownFields, type PrintedFields } from './PrintedFields.tsx';

/** Every field that a record has, group by group. Printing missing fields would fill most of the paper. */
export function printedGroups(listed: ListedRecord, title: string): PrintedFields[] {
  const { group, record } = listed;
  const groups = isPaperGroup(group)
    ? paperGroups(recordFields(group, record as RecordOf<PaperGroup>), title)
    : propertyGroups(record as Property);
  return groups.filter(({ fields }) => fields.length > 0);
}

/**
 * A record's only charge has the record's title and outcome, which are not printed twice; neither is what it matches on,
 * which the line under the title tells.
 */
function paperGroups(groups: readonly FieldGroup[], recordTitle: string): PrintedFields[] {
  const charges = groups.filter(({ kind }) => kind === 'offense').length;
  return groups
    .filter(({ kind }) => kind !== 'match')
    .map(({ kind, title, outcome, fields }) => {
      const isTitle = ({ label, value }: (typeof fields)[number]) =>
        label === recordLabels.offense.offenseTitle && value === title;
      const known = knownFields(kind === 'offense' ? fields.filter((field) => !isTitle(field)) : fields);
      if (kind === 'offense' && charges === 1 && title === recordTitle) return { title: null, fields: known };
      return { title, outcome: outcome?.text ?? null, fields: known };
    });
}

function propertyGroups(property: Property): PrintedFields[] {
  return propertySections(describeProperty(property)).map(({ title, fields }) => ({
    title,
    fields: knownFields(fields),
  }));
}
