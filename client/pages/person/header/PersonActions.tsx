import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonHeader.module.css';
import { PersonMonitorButton } from './PersonMonitorButton.tsx';
import { PersonSaveButton } from './PersonSaveButton.tsx';
import { personToggles, submitMonitor, submitSave, useCell } from './person-toggles.ts';
import { useLatePart } from './use-late-part.ts';

const loadDialog = async () => (await import('./PersonLackDialog.tsx')).PersonLackDialog;

/**
 * The buttons beside the name, and the dialog that any button of the page may open. Where the dialog cannot be fetched,
 * the server answers the click as it does without scripts.
 */
export function PersonActions({ page }: { page: PersonPageModel }) {
  const cell = personToggles(page).lack;
  const lack = useCell(cell);
  const Dialog = useLatePart(lack !== null, loadDialog, () => {
    // The next click tries again.
    cell.set(null);
    if (lack === 'lookup') submitSave(page, true);
    else submitMonitor(page, true);
  });
  return (
    <div className={styles.actions}>
      <PersonSaveButton page={page} />
      <PersonMonitorButton page={page} form="monitor" />
      {Dialog === null || lack === null ? null : <Dialog page={page} lack={lack} />}
    </div>
  );
}
