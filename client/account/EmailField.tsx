import type { ComponentProps } from 'react';
import { Field } from '../ui/form/Field.tsx';

/** An email address, as every form of accounts and the checkout ask for it. */
export function EmailField({
  email,
  ...field
}: {
  /** typed before, or known */
  email: string;
} & Omit<ComponentProps<typeof Field>, 'name' | 'type' | 'defaultValue' | 'required'>) {
  return <Field name="email" type="email" defaultValue={email} autoComplete="username" {...field} required />;
}
