import { mainAddressOf } from '../../../../shared/people/mention.ts';
import { describeRecord } from '../../../../shared/records/describe-record.ts';
import type { ListedRecord } from '../../../../shared/records/record-lists.ts';
import { formatRecordReference, type RecordReference } from '../../../../shared/records/record-reference.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { RecordOutcomeChip } from '../../../records/RecordOutcomeChip.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonCore } from '../browser-model.ts';

/** The class names of a row. They are passed in, so that pages without rows do not load their style sheet's names. */
export interface RowLook {
  readonly row: string | undefined;
  readonly text: string | undefined;
}

/** A record in one line: a link to its page, which watch-records.ts opens as a dialog. */
export function PersonRecordRow({ person, listed, look }: { person: PersonCore; listed: ListedRecord; look: RowLook }) {
  const { title, meta, outcome } = describeRecord(listed.group, listed.record);
  const reference = { group: listed.group, id: listed.record.id };
  return (
    <li>
      <a
        className={look.row}
        href={recordHref(person, reference)}
        data-record={formatRecordReference(reference)}
        aria-haspopup={import.meta.env.SSR ? undefined : 'dialog'}
      >
        <span className={look.text}>
          <b>{title}</b> <span>{meta}</span>
        </span>
        <RecordOutcomeChip outcome={outcome} />
        <Icon name="right" />
      </a>
    </li>
  );
}

/** The page of one record in a person's report. */
function recordHref(person: PersonCore, reference: RecordReference): string {
  const { city = null, stateCode = null } = mainAddressOf(person) ?? {};
  const record = formatRecordReference(reference);
  return paths.person({ name: person.name.fullName, city, stateCode, id: person.id, query: { record } });
}
