/** After a sign-up that created no account. */
export interface CheckMailPageModel {
  readonly kind: 'check-mail';
  /** as it was typed */
  readonly email: string;
  /** same-site path to go to after login */
  readonly redirect: string;
}
