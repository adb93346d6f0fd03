/** Space between the list and the field above it, and the edge of the window below it, in pixels. */
const GAP_PX = 8;
/** With less space below the field, the page scrolls, in pixels: an on-screen keyboard covers half a phone. */
const ROOM_MIN_PX = 240;

/**
 * Places the list below its field without moving anything: as wide as the field, or in the header as wide as the box. It
 * ends at the bottom of the visible area: the window, or what an on-screen keyboard leaves of it.
 */
export function placePopup(popup: HTMLElement, input: HTMLInputElement): void {
  const form = input.form;
  if (form === null) return;
  const box = form.getBoundingClientRect();
  const isCompact = form.closest('header') !== null;
  const beside = isCompact ? box : input.getBoundingClientRect();
  const under = isCompact ? lowestField(form) : beside.bottom;
  const set = (name: string, pixels: number) => popup.style.setProperty(name, `${Math.round(pixels)}px`);
  // Measured from the padding box of the form, where its border ends.
  set('--x', beside.left - box.left - form.clientLeft);
  set('--y', under - box.top - form.clientTop + GAP_PX);
  set('--width', beside.width);
  set('--room', Math.max(roomUnder(under), ROOM_MIN_PX));
}

/** Scrolls the page if an on-screen keyboard leaves no room for the list. */
export function makeRoom(input: HTMLInputElement): void {
  const { top, bottom } = input.getBoundingClientRect();
  const lacking = ROOM_MIN_PX - roomUnder(bottom);
  if (lacking > 0) scrollBy({ top: Math.min(lacking, top - GAP_PX), behavior: 'instant' });
}

/** Visible space below a line of the window, in pixels. */
function roomUnder(line: number): number {
  const view = window.visualViewport;
  const end = view === null ? window.innerHeight : view.offsetTop + view.height;
  return end - line - 2 * GAP_PX;
}

/** On a phone, the place field is below the name field and over the page. */
function lowestField(form: HTMLFormElement): number {
  const fields = [...form.querySelectorAll('[data-ways]')].map((field) => field.getBoundingClientRect());
  const shown = fields.filter(({ height }) => height > 0).map(({ bottom }) => bottom);
  const isBelow = Math.max(...shown) > form.getBoundingClientRect().bottom;
  return Math.max(form.getBoundingClientRect().bottom, ...shown) + (isBelow ? GAP_PX + 5 : 0);
}
