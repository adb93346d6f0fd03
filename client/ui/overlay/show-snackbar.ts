import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { drawIcon } from '../text/draw-icon.ts';
import type { IconName } from '../text/icon-paths.ts';
import { standBesidePressed } from './beside-pressed.ts';
import styles from './show-snackbar.module.css';

const ICONS: Readonly<Record<SnackbarStyle, IconName>> = {
  success: 'check',
  warn: 'alert',
  error: 'alert',
  'neutral-blue': 'info',
  'neutral-black': 'check',
};
/** How long a live region stays empty before its text, in milliseconds: screen readers miss text in a new one. */
const LISTEN_MS = 50;

let host: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message for a while (P9-036), replacing the previous one: at the bottom of the window, or beside what was pressed
 * (beside-pressed.ts). It appears above dialogs and is drawn without React, so any code may call it.
 */
export function showSnackbar(snackbar: Snackbar): void {
  const { text, style, durationMs, bottomPx, role } = decideSnackbar(snackbar);
  clearTimeout(timer);
  host?.remove();

  const said = document.createElement('p');
  said.className = styles.text ?? '';
  said.setAttribute('role', role);
  const card = document.createElement('div');
  card.className = `${styles.card} ${styles[style]}`;
  card.append(drawIcon(ICONS[style]), said, closeButton());
  host = document.createElement('div');
  host.className = styles.host ?? '';
  host.popover = 'manual';
  // Some pages have a bar at the bottom.
  host.style.insetBlockEnd = `calc(${bottomPx}px + var(--under, 0px))`;
  host.append(card);
  place(host);
  standBesidePressed(host, bottomPx);

  timer = setTimeout(() => {
    said.textContent = text;
    timer = setTimeout(hideSnackbar, durationMs);
  }, LISTEN_MS);
}

function hideSnackbar(): void {
  clearTimeout(timer);
  host?.remove();
  host = undefined;
}

/** Screen readers ignore everything outside an open dialog: the message goes inside, and out when the dialog closes. */
function place(shown: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  (dialog ?? document.body).append(shown);
  shown.showPopover();
  dialog?.addEventListener('close', () => shown === host && place(shown), { once: true });
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.setAttribute('aria-label', kitCopy.close);
  button.append(drawIcon('close'));
  button.addEventListener('click', hideSnackbar);
  return button;
}

/** The five styles; there are no others (F9-51). */
export const SNACKBAR_STYLES = ['success', 'warn', 'error', 'neutral-blue', 'neutral-black'] as const;
export type SnackbarStyle = (typeof SNACKBAR_STYLES)[number];

/** How long a snackbar stays, in milliseconds (P9-036). */
export const SNACKBAR_MS = 4_000;
/** Distance from the bottom of the window, in pixels (F9-50). */
export const SNACKBAR_BOTTOM_PX = 40;

export interface Snackbar {
  readonly text: string;
  readonly style: SnackbarStyle;
  readonly durationMs?: number;
  readonly bottomPx?: number;
}

/**
 * A snackbar with its defaults filled in: 4,000 ms (P9-036), 40 px from the bottom (F9-50), announced politely unless it
 * is an error. Throws RangeError for any style but the five (F9-51).
 */
export function decideSnackbar({
  text,
  style,
  durationMs = SNACKBAR_MS,
  bottomPx = SNACKBAR_BOTTOM_PX,
}: Snackbar): Required<Snackbar> & { readonly role: 'status' | 'alert' } {
  if (!SNACKBAR_STYLES.includes(style)) throw new RangeError(`unknown snackbar style: ${style}`);
  return { text, style, durationMs, bottomPx, role: style === 'error' ? 'alert' : 'status' };
}
