/**
 * Links to a question open it as a dialog over the page instead, if the page has it (PageDialog.tsx). With a modifier key,
 * or if the browser has no dialogs, they are links.
 */
export function watchDialogLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest<HTMLElement>('a[data-dialog]');
    const dialog = document.getElementById(link?.dataset.dialog ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    dialog.showModal();
  });
}
