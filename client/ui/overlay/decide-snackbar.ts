/** Five styles, and no others (F9-51). */
export const SNACKBAR_STYLES = ['success', 'warn', 'error', 'neutral-blue', 'neutral-black'] as const;
export type SnackbarStyle = (typeof SNACKBAR_STYLES)[number];

/** How long a snackbar stands, in milliseconds (P9-036). */
export const SNACKBAR_MS = 4_000;
/** From the lower edge of the window, in pixels (F9-50). */
export const SNACKBAR_BOTTOM_PX = 40;

export interface Snackbar {
  readonly text: string;
  readonly style: SnackbarStyle;
  readonly durationMs?: number;
  readonly bottomPx?: number;
}

/**
 * A snackbar with all that was left out: 4,000 ms (P9-036), 40 px from below (F9-50), read out politely unless it is an
 * error. Throws RangeError for a style that is none of the five (F9-51).
 */
export function decideSnackbar({
  text,
  style,
  durationMs = SNACKBAR_MS,
  bottomPx = SNACKBAR_BOTTOM_PX,
}: Snackbar): Required<Snackbar> & { readonly role: 'status' | 'alert' } {
  if (!SNACKBAR_STYLES.includes(style)) throw new RangeError(`no snackbar is ${style}`);
  return { text, style, durationMs, bottomPx, role: style === 'error' ? 'alert' : 'status' };
}
