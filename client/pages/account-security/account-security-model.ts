import type { SessionList } from '../../../shared/contract/account.ts';
import type { NewEmailErrors, NewPasswordErrors } from '../../../shared/forms/security-form.ts';
import type { ConfirmModel } from '../../account/ConfirmFields.tsx';
import type { PasskeysModel } from '../../account/passkeys/passkeys-model.ts';

/** How the owner of an account logs in, and where they are. */
export interface AccountSecurityPageModel {
  readonly kind: 'account-security';
  readonly email: string;
  /** null: unknown */
  readonly hasPassword: boolean | null;
  readonly passwordMin: number;
  /** null: this site has none */
  readonly passkeys: PasskeysModel | null;
  readonly sessions: SessionList;
  /** what has just been changed */
  readonly notice: string | null;
  readonly emailForm: SecurityForm<NewEmailErrors> & { readonly typed: string };
  readonly passwordForm: SecurityForm<NewPasswordErrors>;
}

/** A form as it comes back. */
export interface SecurityForm<E> {
  readonly fieldErrors: E;
  /** what is wrong with none of its fields */
  readonly error: string | null;
  /** present if the change needs a confirmation */
  readonly confirm: ConfirmModel | null;
}
