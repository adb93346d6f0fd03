/** Space between the list and what is above it, and to the edges of the window, in pixels. */
const GAP_PX = 8;
/** With less space for the list, the page scrolls, in pixels: a form may end low, and a keyboard covers half a phone. */
const ROOM_MIN_PX = 240;
/** Windows as narrow as phones, in pixels: there the list is as wide as the window. */
const PHONE_MAX_PX = 767;

/**
 * Places the list without moving anything: below its field and as wide, in the header below the whole box. Where the next
 * field or the button stands under the field, as on phones, it goes below these, so that it covers none of them. It ends
 * at the bottom of the visible area: the window, or what an on-screen keyboard leaves of it.
 */
export function placePopup(popup: HTMLElement, input: HTMLInputElement): void {
  const form = input.form;
  if (form === null) return;
  const box = form.getBoundingClientRect();
  const screen = document.documentElement.clientWidth;
  const beside = isCompact(form) ? box : input.getBoundingClientRect();
  const isPhone = screen <= PHONE_MAX_PX;
  const left = isPhone ? GAP_PX : beside.left;
  const top = topOfList(input, form);
  const set = (name: string, pixels: number) => popup.style.setProperty(name, `${Math.round(pixels)}px`);
  // Measured from the padding box of the form, where its border ends.
  set('--x', left - box.left - form.clientLeft);
  set('--y', top - box.top - form.clientTop);
  set('--width', isPhone ? screen - 2 * GAP_PX : beside.width);
  set('--room', Math.max(roomUnder(top), ROOM_MIN_PX));
}

/** Scrolls the page if there is no room for the list, as far as the field stays visible. */
export function makeRoom(input: HTMLInputElement): void {
  if (input.form === null) return;
  const lacking = ROOM_MIN_PX - roomUnder(topOfList(input, input.form));
  const { top } = input.getBoundingClientRect();
  if (lacking > 0) scrollBy({ top: Math.min(lacking, top - GAP_PX), behavior: 'instant' });
}

function topOfList(input: HTMLInputElement, form: HTMLFormElement): number {
  const field = input.getBoundingClientRect();
  if (isCompact(form)) return form.getBoundingClientRect().bottom + GAP_PX;
  const next = [...form.querySelectorAll('[data-ways] input, [type=submit]')].map((one) => one.getBoundingClientRect());
  const isUnder = ({ height, top, left, right }: DOMRect) =>
    height > 0 && top >= field.bottom && left < field.right && right > field.left;
  return Math.max(field.bottom, ...next.filter(isUnder).map(({ bottom }) => bottom)) + GAP_PX;
}

/** The header's box, whose fields stand in one frame. */
function isCompact(form: HTMLFormElement): boolean {
  return form.closest('header') !== null;
}

/** Visible space below a line of the window, in pixels. */
function roomUnder(line: number): number {
  const view = window.visualViewport;
  const end = view === null ? window.innerHeight : view.offsetTop + view.height;
  return end - line - GAP_PX;
}
