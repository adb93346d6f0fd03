/** After an account was deleted. */
export interface AccountDeletedPageModel {
  readonly kind: 'account-deleted';
}
