/** Every term of courts, debts, property and licenses. It is the same for everyone. */
export interface GlossaryPageModel {
  readonly kind: 'glossary';
}
