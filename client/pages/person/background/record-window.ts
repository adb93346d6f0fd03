/** From this width on, in pixels, there is room for a dialog over the report; below, a record is a page. */
const DIALOG_MIN = 768;

const wide = () => matchMedia(`(min-width: ${DIALOG_MIN}px)`);

/** Whether a record opens as a dialog in this window. */
export function opensDialog(): boolean {
  return wide().matches;
}

/** Says of the links to records whether they open a dialog, also once the window has another width. */
export function markRows(rows: () => readonly Element[]): void {
  const mark = () => {
    for (const row of rows()) {
      if (opensDialog()) row.setAttribute('aria-haspopup', 'dialog');
      else row.removeAttribute('aria-haspopup');
    }
  };
  wide().addEventListener('change', mark);
  mark();
}
