import type { ReactNode } from 'react';
import styles from './AccountForm.module.css';

/**
 * A button that looks like a link: it opens another form with the address that was typed into this one, which no URL may
 * contain.
 */
export function FormLink({
  action,
  form,
  onOpen,
  children,
}: {
  action: string;
  /** the id of the form, if it is not the one around it */
  form?: string;
  /** opens it in place */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <button
      className={styles.link}
      type="submit"
      form={form}
      name="show"
      value="form"
      formAction={action}
      formNoValidate
      onClick={
        onOpen === undefined
          ? undefined
          : (event) => {
              event.preventDefault();
              onOpen();
            }
      }
    >
      {children}
    </button>
  );
}
