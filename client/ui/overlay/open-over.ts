import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

let closeOpen: (() => void) | null = null;

/**
 * Renders something over the page, in place of what was opened like this before: a dialog finds its place wherever it is
 * rendered, a popover is at the end of the document. The page needs no React for it until then.
 *
 * @param render gets what takes it away again
 */
export function openOver(render: (close: () => void) => ReactNode): void {
  closeOpen?.();
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    if (closeOpen === close) closeOpen = null;
    root.unmount();
    host.remove();
  };
  closeOpen = close;
  root.render(render(close));
}
