import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldError } from './Field.tsx';

/** A labeled choice from a list, with its error below it. `none` stands first and chooses nothing. */
export function SelectField({
  id,
  label,
  none,
  options,
  error,
  ...select
}: {
  id: string;
  label: string;
  none: string;
  options: readonly (readonly [value: string, text: string])[];
  error?: string | null | undefined;
} & ComponentProps<'select'>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        className={styles.input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
