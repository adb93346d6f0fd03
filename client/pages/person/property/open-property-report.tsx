import { createRoot } from 'react-dom/client';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonPropertyDialog } from './PersonPropertyDialog.tsx';

/** Shows the dialog until it is closed. It stands beside the page, in whose code it takes no room before that. */
export function openPropertyReport(page: PersonPageModel, pnpId: string): void {
  const root = createRoot(document.createElement('div'));
  root.render(<PersonPropertyDialog page={page} pnpId={pnpId} onClose={() => root.unmount()} />);
}
