import { createRoot } from 'react-dom/client';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonUnlockDialog } from './PersonUnlockDialog.tsx';

/** Shows the dialog until it is closed (F4-01). It stands beside the page, in whose code it takes no room before that. */
export function openUnlockDialog(page: PersonPageModel): void {
  const root = createRoot(document.createElement('div'));
  root.render(<PersonUnlockDialog page={page} onClose={() => root.unmount()} />);
}
