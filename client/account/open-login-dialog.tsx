import { createRoot } from 'react-dom/client';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

let isOpen = false;

/**
 * Opens the login over any page, one at a time; load this file when it is needed. The focus then returns to where it was,
 * or, if it was nowhere, to what `focusAfter` finds.
 */
export function openLoginDialog(
  asked: Omit<LoginDialogProps, 'onClose'>,
  focusAfter: () => HTMLElement | null = () => null,
): void {
  if (isOpen) return;
  isOpen = true;
  // A dialog is placed at the end of the document, wherever it is rendered.
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    isOpen = false;
    if (document.activeElement === document.body) focusAfter()?.focus();
  };
  root.render(<LoginDialog {...asked} onClose={close} />);
}
