import type { PersonPageModel } from '../../page-model.ts';
import styles from './PersonHeader.module.css';
import { PersonMonitorButton } from './PersonMonitorButton.tsx';
import { PersonSaveButton } from './PersonSaveButton.tsx';
import { personToggles, useCell } from './person-toggles.ts';
import { useLatePart } from './use-late-part.ts';

const loadDialog = async () => (await import('./PersonLackDialog.tsx')).PersonLackDialog;

/** The buttons beside the name, and the dialog that any button of the page may open. */
export function PersonActions({ page }: { page: PersonPageModel }) {
  const lack = useCell(personToggles(page).lack);
  const Dialog = useLatePart(lack !== null, loadDialog);
  return (
    <div className={styles.actions}>
      <PersonSaveButton page={page} />
      <PersonMonitorButton page={page} form="monitor" />
      {Dialog === null || lack === null ? null : <Dialog page={page} lack={lack} />}
    </div>
  );
}
