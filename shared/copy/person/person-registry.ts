/** Labels of the slots of calls to action, for people who edit the registry. */
export const personRegistryCopy = {
  slot: (parts: readonly string[]) => parts.join(' · '),
  click: (kind: string, destination: string) => `${kind} → ${destination}`,
  /** an amount comes from the catalogue, a credit from the viewer's */
  price: (short: string) => (short.startsWith('$') ? `${short} from the catalogue` : short),
  noPrice: 'no price',
  empty: 'empty',
  notShown: 'not shown',
} as const;
