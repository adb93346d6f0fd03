import { afterPaint } from '../loading/when-reader-acts.ts';

/**
 * Shows a dialog above the page, and makes it modal once it is on the screen. A modal dialog makes the browser restyle all
 * of the page behind it, which on a long page takes longer than everything else that opening one costs: whoever opened it
 * would wait for that.
 *
 * @returns removes the dialog from view; the focus is back where it was
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  const opener = document.activeElement as HTMLElement | null;
  let isShown = true;
  // The first control may be far down, but a dialog is read from the top.
  const readFromTop = () => dialog.scrollTo(0, 0);
  // The focus is in the dialog already, and stays where it is.
  const makeModal = () => {
    const focused = document.activeElement as HTMLElement | null;
    // A page that stops scrolling keeps the space of its scrollbar, if it has one, so that nothing shifts.
    if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    dialog.removeAttribute('open');
    dialog.showModal();
    if (dialog.contains(focused)) focused?.focus({ preventScroll: true });
    readFromTop();
  };
  dialog.show();
  // Below another modal dialog this one could not be used, and the page is restyled already.
  if (document.querySelector('dialog:modal') !== null) makeModal();
  else afterPaint(() => isShown && makeModal());
  // When the frame is laid out anyway.
  requestAnimationFrame(readFromTop);
  return () => {
    isShown = false;
    dialog.close();
    // Unless another dialog still holds the page.
    if (document.querySelector('dialog:modal') === null) root.style.scrollbarGutter = '';
    // A dialog returns the focus to what had it when it became modal, which is in it.
    opener?.focus({ preventScroll: true });
  };
}
