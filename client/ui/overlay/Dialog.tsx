import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { classNames } from '../text/class-names.ts';
import { Icon } from '../text/Icon.tsx';
import styles from './Dialog.module.css';
import { showDialog } from './show-dialog.ts';

/**
 * A modal dialog: open as long as it is rendered (show-dialog.ts). Esc, a click outside it and its X call `onClose`; the
 * parent then removes it. Focus goes to its first control and back to where it came from, and the page behind does not
 * scroll (F4-15). Browser only: a portal puts it at the end of the document, wherever it is rendered.
 *
 * `crumbs` go above the title, `mark` before it. The secondary action comes first in the `footer`, the main one last.
 */
export function Dialog({
  title,
  size = 'Default',
  crumbs,
  mark,
  footer,
  onClose,
  children,
}: {
  title: ReactNode;
  size?: DialogSize;
  crumbs?: ReactNode;
  mark?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  useLayoutEffect(() => (dialog.current === null ? undefined : showDialog(dialog.current)), []);

  const isBeside = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;
  const element = (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[decideDialogSize(size)])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close a dialog without a cancel event.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        // A dialog hears of Esc once it is modal.
        if (event.key === 'Escape' && !event.currentTarget.matches(':modal')) onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Selecting text past the edge is not a click outside.
        if (isBeside(event) && isPressedBeside.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          {crumbs}
          <div className={styles.title}>
            {mark}
            <h2 id={titleId}>{title}</h2>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
        <button className={styles.close} type="button" aria-label={kitCopy.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
  return typeof document === 'undefined' ? element : createPortal(element, document.body);
}

/** The sizes of a dialog; there are no others (F5-28). */
export const DIALOG_SIZES = [
  'Default',
  'FitContent',
  'Small',
  'Medium',
  'Large',
  'XL',
  'Screen',
  'ScreenFitHeight',
] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** The requested size. Throws RangeError for anything else (F5-28). */
export function decideDialogSize(size: string): DialogSize {
  const known = DIALOG_SIZES.find((candidate) => candidate === size);
  if (known === undefined) throw new RangeError(`a dialog size is one of ${DIALOG_SIZES.join(', ')}, not ${size}`);
  return known;
}
