import type { ReactNode } from 'react';
import { kitCopy } from '../../../shared/copy/site/kit.ts';
import { Button } from '../action/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import styles from './Dialog.module.css';
import pair from './PageDialog.module.css';

/**
 * A modal dialog that the server writes into the page, closed, for a question that needs no React. A link with
 * data-dialog opens it (watch-dialog-links.ts); the same link leads to a page that asks the same without scripts. Esc, its
 * X and the button `close` leave it.
 */
export function PageDialog({
  id,
  title,
  close,
  footer,
  children,
}: {
  id: string;
  title: string;
  /** the first button: nothing changes */
  close: string;
  /** the second one: the form that acts */
  footer: ReactNode;
  children: ReactNode;
}) {
  const closing = `${id}-close`;
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-title`}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h2 id={`${id}-title`}>{title}</h2>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={pair.pair}>
          <Button type="submit" form={closing}>
            {close}
          </Button>
          {footer}
        </div>
        <form id={closing} method="dialog" hidden />
        <button className={styles.close} type="submit" form={closing} aria-label={kitCopy.close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
