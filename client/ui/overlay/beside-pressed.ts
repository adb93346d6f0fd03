/** Space between a message and what was pressed, in pixels. */
const GAP_PX = 8;
/** Room that two lines of a message need, in pixels. */
const ROOM_PX = 84;
/** Windows as narrow as phones, in pixels. */
const PHONE_MAX_PX = 767;

/** A box in the window, in pixels from its top. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where to put a message whose usual place is `usual`: on phones beside what was pressed, elsewhere only if it would cover
 * that. Under it if there is room, otherwise above it; null for the usual place. `floor` is where the window ends, or where
 * a bar at its bottom begins. All in pixels.
 */
export function besidePressed({
  usual,
  pressed,
  floor,
  isPhone,
}: {
  usual: Span;
  pressed: Span;
  floor: number;
  isPhone: boolean;
}): { readonly side: 'under' | 'over'; readonly at: number } | null {
  const isSeen = pressed.top >= 0 && pressed.bottom > pressed.top;
  const isCovered = pressed.bottom > usual.top && pressed.top < usual.bottom;
  if (!isSeen || !(isPhone || isCovered)) return null;
  const under = pressed.bottom + GAP_PX;
  if (under + ROOM_PX <= floor) return { side: 'under', at: under };
  return pressed.top >= ROOM_PX + GAP_PX ? { side: 'over', at: pressed.top - GAP_PX } : null;
}

/** Moves a message that shows at its usual place, `bottomPx` above the end of the window or of the bar there. */
export function standBesidePressed(shown: HTMLElement, bottomPx: number): void {
  // A tap leaves no focus everywhere, but the control counts as hovered.
  const pressed =
    document.querySelector('button:focus, a:focus, summary:focus') ??
    [...document.querySelectorAll('button:hover, a:hover, summary:hover')].at(-1);
  if (pressed == null) return;
  const usual = shown.getBoundingClientRect();
  const place = besidePressed({
    usual,
    pressed: pressed.getBoundingClientRect(),
    floor: usual.bottom + bottomPx,
    isPhone: innerWidth <= PHONE_MAX_PX,
  });
  if (place === null) return;
  const { side, at } = place;
  shown.style.insetBlock = side === 'under' ? `${at}px auto` : `auto ${innerHeight - at}px`;
}
