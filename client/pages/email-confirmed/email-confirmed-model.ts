/** After the link that changes an account's address. */
export interface EmailConfirmedPageModel {
  readonly kind: 'email-confirmed';
  /** meanwhile, the address got an account of its own, and nothing has changed */
  readonly isTaken: boolean;
}
