/** What we keep, why and for how long. It is the same for everyone. */
export interface PrivacyPageModel {
  readonly kind: 'privacy';
}
