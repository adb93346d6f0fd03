import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

/** A labeled text of several lines, with its error below it. `note` is a hint that may change: a count, for instance. */
export function TextArea({
  id,
  label,
  hint,
  note,
  error,
  ...area
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  note?: ReactNode;
  error?: string | null;
} & ComponentProps<'textarea'>) {
  const notes = [hint ? `${id}-hint` : null, note ? `${id}-note` : null, error ? `${id}-error` : null].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
        {...area}
      />
      {note ? (
        <p className={styles.hint} id={`${id}-note`}>
          {note}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
