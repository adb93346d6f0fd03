import { createRoot } from 'react-dom/client';
import { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';

let isOpen = false;

/**
 * Opens the log-in over whatever page there is, once at a time; load this file when it is wanted. Focus goes back to
 * where it came from, or to what `focusAfter` finds where it came from nowhere.
 */
export function openLoginDialog(
  asked: Omit<LoginDialogProps, 'onClose'>,
  focusAfter: () => HTMLElement | null = () => null,
): void {
  if (isOpen) return;
  isOpen = true;
  // A dialog stands at the end of the document, whatever it is rendered in.
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    isOpen = false;
    if (document.activeElement === document.body) focusAfter()?.focus();
  };
  root.render(<LoginDialog {...asked} onClose={close} />);
}
