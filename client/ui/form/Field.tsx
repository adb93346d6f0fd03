import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../text/Icon.tsx';
import styles from './Field.module.css';

/** A labeled input with its error below it. `id` is required: it ties the three together. */
export function Field({
  id,
  label,
  hint,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  ...input
}: { id: string; label: string; hint?: ReactNode; error?: string | null | undefined } & ComponentProps<'input'>) {
  const notes = [hint ? `${id}-hint` : null, error ? `${id}-error` : null, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.input}
        id={id}
        aria-invalid={error ? true : isInvalid}
        aria-describedby={notes === '' ? undefined : notes}
        {...input}
      />
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The error below a field or a group of fields; nothing without one. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  );
}
