import type { ReactNode } from 'react';
import { Button } from '../ui/action/Button.tsx';
import styles from './OperatorDecisions.module.css';

/**
 * The buttons that decide one thing: a form that posts `reference` and `decision`. `children` are fields that go with
 * it, such as a reason.
 */
export function OperatorDecisions({
  action,
  reference,
  choices,
  children,
}: {
  action: string;
  reference: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  children?: ReactNode;
}) {
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="reference" value={reference} />
      {children}
      <div className={styles.buttons}>
        {choices.map(({ value, text }) => (
          <Button
            key={value}
            type="submit"
            name="decision"
            value={value}
            size="small"
            aria-label={`${text}: ${reference}`}
          >
            {text}
          </Button>
        ))}
      </div>
    </form>
  );
}
