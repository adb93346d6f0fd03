import type { ConfirmModel } from '../../account/ConfirmFields.tsx';

/** What we store about an account, and the form that deletes it. */
export interface AccountDataPageModel {
  readonly kind: 'account-data';
  readonly email: string;
  readonly form: {
    readonly agrees: boolean;
    /** below the box */
    readonly agreeError: string | null;
    /** what is wrong with none of its fields */
    readonly error: string | null;
    readonly confirm: ConfirmModel | null;
  };
}
