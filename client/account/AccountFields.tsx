import type { ComponentProps } from 'react';
import { Field } from '../ui/form/Field.tsx';

type InputProps = Omit<ComponentProps<typeof Field>, 'id' | 'label'>;

/** Email address and password, as login, sign-up and checkout ask for them. The password is never sent back. */
export function AccountFields({
  idPrefix,
  words,
  email,
  errors,
  focus,
  password,
  both,
}: {
  idPrefix: 'login' | 'sign-up' | 'checkout';
  words: { readonly email: string; readonly password: string };
  /** typed before, or known */
  email: string;
  errors: { readonly email?: string | undefined; readonly password?: string | undefined };
  /** the field that gets the focus when the page loads */
  focus: string | undefined;
  /** what differs between a new password and a known one */
  password: Pick<InputProps, 'hint' | 'minLength'> & { readonly autoComplete: 'new-password' | 'current-password' };
  /** what applies to both fields together */
  both?: Pick<InputProps, 'aria-invalid' | 'aria-describedby'> | undefined;
}) {
  return (
    <>
      <Field
        id={`${idPrefix}-email`}
        name="email"
        type="email"
        label={words.email}
        defaultValue={email}
        error={errors.email}
        autoComplete="username"
        autoFocus={focus === 'email'}
        {...both}
        required
      />
      <Field
        id={`${idPrefix}-password`}
        name="password"
        type="password"
        label={words.password}
        error={errors.password}
        {...password}
        autoFocus={focus === 'password'}
        {...both}
        required
      />
    </>
  );
}
