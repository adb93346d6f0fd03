import { createRoot } from 'react-dom/client';
import type { RecordGroup, RecordOf } from '../../shared/contract/records/background.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import type { PersonPageModel } from '../pages/page-model.ts';
import { RecordDialog } from './RecordDialog.tsx';

/** Shows a record that the page has until it is closed; the focus goes back to the row. No call is needed for it. */
export function openRecordDialog<G extends RecordGroup>(
  page: Pick<PersonPageModel, 'details' | 'propertySite'>,
  group: G,
  record: RecordOf<G>,
): void {
  const root = createRoot(document.createElement('div'));
  const listed = { group, record } as ListedRecord;
  root.render(<RecordDialog page={page} listed={listed} onClose={() => root.unmount()} />);
}
